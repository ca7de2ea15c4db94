import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "#test/source.ts";

/** What xmllint says about a file; null where it is not installed, and then the file is only read back. */
export function xmllint(xml: string, skema: "TaxInvoice" | "Bpu") {
  const xsd = join(root, "test/fixtures/coretax", `${skema}.xsd`);
  const { error, status, stderr } = spawnSync("xmllint", ["--noout", "--schema", xsd, "-"], {
    input: xml,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return error ? null : { status, stderr: status === 0 ? "" : stderr };
}

export const SAH = { status: 0, stderr: "" };

const UNESCAPED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** What stands in the element of a line. */
export const isiElemen = (line: string): string =>
  (/>([^<]*)</.exec(line)?.[1] ?? "").replace(/&(\w+);/g, (_, nama) => UNESCAPED[nama] ?? "");
