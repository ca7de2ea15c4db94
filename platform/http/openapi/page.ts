import type { Alias } from "../alias.ts";
import { type DocumentedCall, documentedCalls, who } from "./document.ts";

type Json = Record<string, unknown>;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** The OpenAPI document as a plain HTML page without scripts. */
export function openApiPage(doors: readonly Alias[]): string {
  const calls = documentedCalls(doors);
  const resources = [...new Set(calls.map((call) => call.resource))];
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kantor: semua panggilan</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Kantor: semua panggilan</h1>
<p>Dibuat dari kontraknya; bentuk untuk mesin: <a href="/openapi.json">openapi.json</a>. Setiap panggilan berada di
bawah <code>/api</code> dan membawa header <code>token</code>, kecuali yang terbuka untuk semua orang.</p>
<nav>${resources.map((name) => `<a href="#${name}">${name}</a>`).join(" ")}</nav></header>
<main>${resources.map((name) => section(name, calls)).join("\n")}</main>
</body>
</html>`;
}

function section(resource: string, calls: readonly DocumentedCall[]): string {
  const own = calls.filter((call) => call.resource === resource);
  return `<section id="${resource}"><h2>${resource}</h2>${own.map(article).join("\n")}</section>`;
}

function article({ method, path, call, input, also, output }: DocumentedCall): string {
  return `<details id="${path.slice(1)}"><summary><b class="${method}">${method}</b> <code>${path}</code>
<span>${escaped(call.summary)}</span></summary>
<p>Boleh dipanggil oleh: ${escaped(who(call))}</p>
${fields("Isian", input)}${also ? fields("Isian, dengan nama lain", also) : ""}${call.answers !== "json" ? `<p>Menjawab sebuah file${call.answers === "xlsx" ? " .xlsx" : ""}</p>` : fields("Jawaban", output)}
</details>`;
}

function fields(title: string, schema: Json): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  if (properties.length === 0) return `<p>${title}: tidak ada</p>`;
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const rows = properties.map(
    ([name, property]) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${required.has(name) ? "wajib" : ""}</td>` +
      `<td><pre>${escaped(JSON.stringify(property, null, 1))}</pre></td></tr>`,
  );
  return `<table><caption>${title}</caption><tbody>${rows.join("")}</tbody></table>`;
}

const STYLE = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{max-width:60rem;margin:0 auto;padding:1.5rem}
nav a{margin-right:.75rem}
details{border-top:1px solid #8884;padding:.5rem 0}
summary{cursor:pointer}summary span{opacity:.8;margin-left:.5rem}
b{display:inline-block;min-width:3.5rem}
table{width:100%;border-collapse:collapse;margin:.5rem 0}
caption{text-align:left;font-weight:600}
td{vertical-align:top;border-top:1px solid #8883;padding:.25rem .5rem}
pre{margin:0;white-space:pre-wrap;font-size:.8rem}`;
