import { reopen } from "#areas/karyawan/karyawan/server/bukaKembali.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/db/database.ts";
import { visitDatabase } from "#platform/ops/embedded/visit.ts";

async function run(nokar: string | undefined): Promise<string> {
  if (!nokar) throw new Error("Name the Super Admin: npm run reset-password -- 1001");
  const database = await visitDatabase(readConfig(process.env));
  const sql = connect(database.url, { max: 1, name: "kantor-reset-password" });
  try {
    const password = await reopen(sql, nokar, new Date());
    if (password === null) throw new Error(`No Super Admin who still works here has the number ${nokar}.`);
    return `No Karyawan ${nokar}   Password ${password}   (to be changed at the next sign-in)`;
  } finally {
    await sql.end({ timeout: 5 });
    await database.stop();
  }
}

run(process.argv[2]).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
