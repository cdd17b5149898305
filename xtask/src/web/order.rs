//! The functions of a program in an order that compresses well.
//!
//! A compressor points back at what is alike, and the shorter the way the cheaper. Generic code leaves
//! hundreds of functions that differ in a byte or two; sorted by their bytes they lie side by side.

use anyhow::{Result, anyhow};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// The same program with its functions sorted.
pub(crate) fn sorted(program: &[u8]) -> Result<Vec<u8>> {
    let mut order = Order::read(program)?;
    let mut module = Module::new();
    order
        .parse_core_module(&mut module, Parser::new(0), program)
        .map_err(|why| anyhow!("sorting a program's functions: {why}"))?;
    Ok(module.finish())
}

struct Order {
    /// Functions that come from outside; they are counted first and stay where they are.
    imported: u32,
    /// The function that comes first, second, and so on.
    old: Vec<usize>,
    /// Where each function went.
    new: Vec<u32>,
}

impl Order {
    fn read(program: &[u8]) -> Result<Order> {
        let mut imported = 0;
        let mut bodies = Vec::new();
        for payload in Parser::new(0).parse_all(program) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let mut old: Vec<usize> = (0..bodies.len()).collect();
        old.sort_by_key(|one| bodies[*one]);
        let mut new = vec![0; old.len()];
        old.iter().zip(0..).for_each(|(old, place)| new[*old] = place);
        Ok(Order { imported, old, new })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(match function.checked_sub(self.imported) {
            None => function,
            Some(own) => self.imported + self.new[own as usize],
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types = section.into_iter().collect::<wasmparser::Result<Vec<u32>>>()?;
        for old in &self.old {
            functions.function(types[*old]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<wasmparser::Result<Vec<FunctionBody<'_>>>>()?;
        for old in self.old.clone() {
            self.parse_function_body(code, bodies[old].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ElementSection, Elements, ExportKind, ExportSection, Function, RefType, TableSection,
        TableType, TypeSection, ValType,
    };
    use wasmi::{Engine, Linker, Module as Compiled, Store};

    /// The first calls the second directly, the third through a table; both say a number.
    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let mut functions = FunctionSection::new();
        (0..3).for_each(|_| {
            functions.function(0);
        });
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 1,
            maximum: None,
            shared: false,
        });
        let mut exports = ExportSection::new();
        exports.export("sum", ExportKind::Func, 0);
        let mut elements = ElementSection::new();
        let at = wasm_encoder::ConstExpr::i32_const(0);
        elements.active(None, &at, Elements::Functions([2].as_slice().into()));
        let mut code = CodeSection::new();
        let mut sum = Function::new([(3, ValType::I64)]);
        sum.instructions().call(1).i32_const(0).call_indirect(0, 0).i32_sub().end();
        code.function(&sum);
        for number in [70, 7] {
            let mut says = Function::new([]);
            says.instructions().i32_const(number).end();
            code.function(&says);
        }
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&tables);
        module.section(&exports).section(&elements).section(&code);
        module.finish()
    }

    fn says(program: &[u8]) -> i32 {
        let engine = Engine::default();
        let compiled = Compiled::new(&engine, program).expect("a program");
        let mut store = Store::new(&engine, ());
        let started = Linker::new(&engine).instantiate_and_start(&mut store, &compiled);
        let sum = started.expect("it starts").get_typed_func::<(), i32>(&store, "sum");
        sum.expect("it is there").call(&mut store, ()).expect("a number")
    }

    #[test]
    fn a_sorted_program_does_what_it_did() {
        let (before, after) = (program(), sorted(&program()).expect("sorted"));
        assert_ne!(before, after);
        assert_eq!(Order::read(&after).expect("read").old, [0, 1, 2], "alike beside alike");
        assert_eq!((says(&before), says(&after)), (63, 63));
    }
}
