import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { groupPelanggan } from "#areas/penjualan/pelanggan/server/groupPast.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { createApp } from "#server/app.ts";
import { bukaTerisi, type Langkah } from "./cepat.ts";

/**
 * Customers: how long the upgrade takes to group 1,000,000 orders of 100,000 customers, and how long the cart, the list
 * and the debts take with them: node bench/pelanggan.ts [folder] [orders]
 */
const [folder = "/tmp/kantor-bench-pelanggan", banyak = "1000000"] = process.argv.slice(2);
const orders = Number(banyak);

/** Each customer orders ten times, sometimes with the number typed otherwise; one order in twenty is not paid in full. */
const isi: Langkah[] = [
  [
    "employees",
    `insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
       select (7000 + n)::text, 'Karyawan ' || n, (select id_role from role where nama_role = 'Super Admin'), '-', false
       from generate_series(1, 20) n`,
  ],
  [
    "orders",
    `insert into so (id_so, tipe_so, status_so, status_pembayaran, tgl_order, dibuat, customer_instansi, nama_customer,
         alamat_customer, no_telp, email, total_pembelian, total_tambahan_online, id_user)
       select 'SO-' || to_char(hari, 'YYMM') || '-' || lpad(n::text, 7, '0'), 'Reguler', 'Selesai', 'Lunas', hari,
         hari + interval '9 hours',
         (array['PT', 'CV', 'UD', 'Koperasi'])[1 + c % 4] || ' ' ||
           (array['Kopi', 'Kakao', 'Teh', 'Padi', 'Jagung', 'Sawit', 'Lada'])[1 + c % 7] || ' ' || c % 9973,
         (array['Budi', 'Dewi', 'Agus', 'Sri', 'Rina', 'Joko', 'Wati', 'Hadi'])[1 + c % 8] || ' ' || c % 7919,
         'Jl. Merdeka ' || c % 200, case n % 3 when 0 then '628' else '08' end || (1000000000 + c * 7)::text, '',
         30000000, 0, 1 + c % 20
       from (select n, n * 7919 % ${Math.ceil(orders / 10)} as c, date '2023-12-01' + (n * 1085::bigint / ${orders})::int as hari
             from generate_series(1, ${orders}::bigint) n) o order by n`,
  ],
  [
    "invoices and debts of every twentieth",
    `insert into invoice (id_invoice, id_so, ke, tgl_invoice, dibuat, tipe_pembayaran, status_approve, tgl_approve,
         id_user_approve, id_user, id_rekening, total_pembelian, nominal_bayar, nominal_dp, nominal_sisa_bayar)
       select 'INV' || substr(id_so, 3), id_so, 1, tgl_order, dibuat, 'DP', 'Disetujui', tgl_order, 1, id_user, 3,
         total_pembelian, total_pembelian, 10000000, 20000000 from so order by urut;
     insert into jurnal_piutang (id_so, saldo) select id_so, case when urut % 20 = 0 then 20000000 else 0 end from so`,
  ],
  ["not grouped yet", "update pelanggan_keadaan set dikelompokkan = null"],
];

const besar = ["so", "invoice", "jurnal_piutang"];
const terisi = await bukaTerisi(folder, { besar, langkah: isi });
const detik = (sejak: number) => `${((performance.now() - sejak) / 1000).toFixed(1)} s`;
const mulai = performance.now();
let sebelum = mulai;
await groupPelanggan(terisi.sql, new Date(), (langkah, ke, dari) => {
  console.log(`  ${ke} of ${dari}: ${langkah} (after ${detik(mulai)})`);
  sebelum = performance.now();
});
console.log(`grouping: ${detik(mulai)}, the last step ${detik(sebelum)}`);
await terisi.sql`analyze`;

const config = readConfig({ NODE_ENV: "production", DATA_DIR: terisi.folder, LOG_LEVEL: "silent" });
const app = await createApp({ config, databaseUrl: terisi.url });
await app.http.ready();
const token = await openSession(terisi.sql, 1 as Id<"karyawan">, new Date());

async function ukur(nama: string, call: Call, input: Record<string, string>): Promise<void> {
  const times: number[] = [];
  let found = "";
  for (let round = 0; round < 25; round += 1) {
    const start = performance.now();
    const answer = await app.http.inject({ url: `/api${call.path}`, query: input, headers: { token } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    if (round >= 5) times.push(performance.now() - start);
    const { totalDocs, data } = answer.json<{ totalDocs?: number; data: unknown[] }>();
    found = `${totalDocs ?? data.length} found`;
  }
  times.sort((a, b) => a - b);
  const [best = 0, median = 0, worst = 0] = [times[0], times[times.length >> 1], times.at(-1)];
  console.log(
    `${nama.padEnd(44)} best ${best.toFixed(1)} ms, median ${median.toFixed(1)} ms, slowest ${worst.toFixed(1)} ms, ${found}`,
  );
}

for (const q of ["bud", "budi 77", "081000", "+62 81000", "kop", "pt ", "100", "zzz"]) {
  await ukur(`cart: ${q}`, pelanggan.cariPelanggan, { q });
}
await ukur("customers: newest", pelanggan.getPelanggan, {});
await ukur("customers: search kopi", pelanggan.getPelanggan, { cari: "kopi" });
await ukur("customers: by name", pelanggan.getPelanggan, { urut: "nama" });
await ukur("customers: by name, middle", pelanggan.getPelanggan, { urut: "nama", page: "5000" });
await ukur("customers: by name, kopi, middle", pelanggan.getPelanggan, { urut: "nama", cari: "kopi", page: "700" });
await ukur("customers: by debt", pelanggan.getPelanggan, { urut: "-sisa" });
await ukur("doubts", pelanggan.getRagu, {});
await ukur("debts today", piutang.getPiutang, {});
await ukur("debts a year ago", piutang.getPiutang, {
  tanggal: new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10),
});
await ukur("debts: search budi", piutang.getPiutang, { cari: "budi" });
await app.close();
await terisi.tutup();
