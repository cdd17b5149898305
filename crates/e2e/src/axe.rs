//! Accessibility, as axe-core sees it.

use crate::given;
use crate::page::Page;
use fantoccini::wd::TimeoutConfiguration;
use serde_json::Value;
use std::time::Duration;

/// What axe-core finds wrong with the page as it is now, one line for each element.
pub async fn violations(page: &Page) -> Vec<String> {
    let axe = std::fs::read_to_string(given("TINDERBOX_AXE")).expect("axe-core can be read");
    if !page.js("return typeof axe === 'object'").await.as_bool().unwrap_or(false) {
        page.js(&format!("{axe}\nwindow.axe = axe;")).await;
    }
    let patience = TimeoutConfiguration::new(Some(Duration::from_secs(60)), None, None);
    page.client().update_timeouts(patience).await.expect("a longer patience");
    let script = "const done = arguments[0]; axe.run(document).then(found => done(found.violations), no => done(String(no)));";
    let found = page.client().execute_async(script, Vec::new()).await.expect("axe-core runs");
    let Value::Array(found) = found else { panic!("axe-core failed: {found}") };
    let line = |rule: &Value, node: &Value| {
        let [rule, target] = [&rule["id"], &node["target"][0]].map(|v| v.as_str().unwrap_or("?"));
        let html = node["html"].as_str().unwrap_or_default();
        let why = node["failureSummary"].as_str().unwrap_or_default().replace('\n', " ");
        format!("{rule}: {target}: {html}: {why}")
    };
    let nodes = |rule: &Value| {
        let nodes = rule["nodes"].as_array().cloned().unwrap_or_default();
        nodes.iter().map(|node| line(rule, node)).collect::<Vec<_>>()
    };
    found.iter().flat_map(nodes).collect()
}
