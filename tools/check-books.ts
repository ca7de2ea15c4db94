import type { HasilAturan } from "#areas/sistem/pemeriksaan-buku/contract.ts";
import { JUMLAH_ATURAN, periksaBuku } from "#books/periksa/periksa.ts";
import { ribuan } from "#kernel/format.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/db/database.ts";
import { openStorage } from "#platform/files/storage.ts";
import { visitDatabase } from "#platform/ops/embedded/visit.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Checks the books and prints each rule's result; answers whether all rules hold. */
async function check(): Promise<boolean> {
  const config = readConfig(process.env);
  const database = await visitDatabase(config);
  const sql = connect(database.url, { max: 2, name: "kantor-check-books" });
  const storage = openStorage({ dataDir: config.dataDir, s3: config.s3 });
  let done = 0;
  const progress = ({ aturan, diperiksa, temuan }: HasilAturan) => {
    done += 1;
    const place = `${String(done).padStart(2)}/${JUMLAH_ATURAN}`;
    say(`${place}  ${temuan.length === 0 ? "ok   " : "SALAH"}  ${aturan} (${ribuan(diperiksa)} diperiksa)`);
    for (const line of temuan) say(`              ${line}`);
  };
  try {
    const results = await periksaBuku(sql, { storage, progress });
    return results.every((rule) => rule.lolos);
  } finally {
    storage.close();
    await sql.end({ timeout: 5 });
    await database.stop();
  }
}

try {
  const sound = await check();
  say(sound ? "\nSemua aturan buku dipenuhi." : "\nAda aturan yang dilanggar: periksa dokumen yang disebut di atas.");
  process.exitCode = sound ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
