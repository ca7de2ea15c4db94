import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "#postgres";

/**
 * The limit for a page of orders: one statement written by hand that answers the page as JSON, counters included, with
 * the rows as the database has them. No session, no permissions, no rules, no addresses of pictures.
 */
export const pageAsJson = (skip: number, limit: number, day: string) => `
  select json_build_object('totalDocs', (select sum(jumlah) from hitungan where daftar = 'so'), 'data', json_agg(h)) as page from (
    select s.*, k.nama_lengkap as sales,
      (select id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = s.id_so) as id_pelanggan,
      (select json_agg(id_berkas order by urutan) from so_bukti b where b.id_so = s.id_so) as bukti,
      (select json_agg(o order by urutan) from orderan o where o.id_so = s.id_so and o.dibatalkan is null) as orders,
      (select json_agg(i order by i.ke) from (
        select i.*, k.nama_lengkap as admin, r.nama_rekening,
          (select json_agg(id_berkas order by urutan) from invoice_bukti b where b.id_invoice = i.id_invoice) as bukti
        from invoice i join karyawan k using (id_user) join rekening r using (id_rekening)
        where i.id_so = s.id_so and i.dihapus is null) i) as invoices,
      (select json_agg(j order by j.dibuat) from (
        select j.*, k.nama_lengkap,
          (select json_agg(b) from surat_jalan_baris b where b.id_surat_jalan = j.id_surat_jalan) as barang,
          (select json_agg(n) from surat_jalan_seri n where n.id_surat_jalan = j.id_surat_jalan) as seri,
          (select json_agg(id_berkas order by urutan) from surat_jalan_bukti b where b.id_surat_jalan = j.id_surat_jalan) as bukti
        from surat_jalan j join karyawan k using (id_user) where j.id_so = s.id_so) j) as surat_jalan
    from (select id_so from so where tgl_order <= '${day}' order by tgl_order desc, urut desc offset ${skip} limit ${limit}) p
    join so s using (id_so) join karyawan k using (id_user) order by s.tgl_order desc, s.urut desc) h`;

type Batas = { by: string; perSecond: number };

/** Runs the statement on this many connections, by pgbench where it is installed and by our driver otherwise. */
export async function ukurBatas(url: string, statement: string, connections: number, seconds: number): Promise<Batas> {
  const folder = mkdtempSync(join(tmpdir(), "kantor-batas-"));
  const script = join(folder, "page.sql");
  writeFileSync(script, `${statement.replaceAll(/\s+/g, " ").trim()};\n`);
  try {
    const output = await pgbench([
      "-n",
      "-M",
      "prepared",
      "-c",
      `${connections}`,
      "-T",
      `${seconds}`,
      "-f",
      script,
      url,
    ]);
    const perSecond = Number(/tps = ([\d.]+) \(without/.exec(output)?.[1]);
    if (!Number.isNaN(perSecond)) return { by: "pgbench", perSecond };
    return { by: "our driver", perSecond: await byDriver(url, statement, connections, seconds) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pgbench(options: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn("pgbench", options, { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (piece) => {
      output += piece;
    });
    child.on("error", () => resolve(""));
    child.on("close", () => resolve(output));
  });
}

async function byDriver(url: string, statement: string, connections: number, seconds: number): Promise<number> {
  const sql = open(url, { max: connections });
  const strings = Object.assign([statement], { raw: [statement] });
  let answers = 0;
  const start = performance.now();
  const asker = async () => {
    for (; performance.now() - start < seconds * 1000; answers += 1) await sql(strings);
  };
  await Promise.all(Array.from({ length: connections }, asker));
  await sql.end();
  return answers / seconds;
}
