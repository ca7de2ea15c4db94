import { tmpdir } from "node:os";
import { join } from "node:path";
import { order } from "#areas/penjualan/order/contract.ts";
import type { ClientInput } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { bukaTerisi, type Langkah } from "./cepat.ts";
import { asBytes, muat } from "./muatan.ts";
import { bukaPeladen } from "./peladen.ts";
import { perusahaanRamai } from "./penjualan.ts";

/** Customers of the orders, as many as a company of that size has. */
const pelanggan = (banyak: number): Langkah => [
  "customers",
  `insert into pelanggan (instansi, nama, id_utama, dibuat) overriding system value
     select '', 'Pelanggan ' || n, n, now() from generate_series(1, ${banyak}) n;
   insert into so_pelanggan (id_so, id_pelanggan) select id_so, 1 + urut % ${banyak} from so`,
];

type Asked = ClientInput<typeof order.getGrafikOrder>;
const ASKED: readonly (readonly [string, Asked])[] = [
  [
    "a year by month and sales",
    { ukuran: "totalPembelian", menurut: "bulan", kedua: "sales", tglAwal: "2025-01-01", tglAkhir: "2025-12-31" },
  ],
  [
    "a year by customer",
    { ukuran: "totalPembelian", menurut: "customer", tglAwal: "2025-01-01", tglAkhir: "2025-12-31" },
  ],
  [
    "a year by product and month",
    { ukuran: "unit", menurut: "produk", kedua: "bulan", tglAwal: "2025-01-01", tglAkhir: "2025-12-31" },
  ],
  ["a month by status", { ukuran: "dokumen", menurut: "status", tglAwal: "2025-06-01", tglAkhir: "2025-06-30" }],
  ["a common word by month", { ukuran: "totalPembelian", menurut: "bulan", cari: "kopi" }],
  ["everything by month and sales", { ukuran: "totalPembelian", menurut: "bulan", kedua: "sales" }],
  ["everything by customer and month", { ukuran: "totalPembelian", menurut: "customer", kedua: "bulan" }],
  ["everything by product and month", { ukuran: "unit", menurut: "produk", kedua: "bulan" }],
];

/** The chart of the list of orders in a company of so many: a list that nobody narrows is the dearest. */
export async function ukurGrafik(orders: number): Promise<void> {
  const folder = join(tmpdir(), `kantor-bench-grafik-${orders}`);
  const langkah = [...perusahaanRamai(orders).slice(0, 3), pelanggan(Math.ceil(orders / 20))];
  const { sql, url, tutup } = await bukaTerisi(folder, { besar: ["so", "orderan", "so_pelanggan"], langkah });
  const app = await bukaPeladen({ kind: "app", url, folder });
  try {
    const token = await openSession(sql, 1 as Id<"karyawan">, new Date());
    for (const [name, asked] of ASKED) {
      const query = new URLSearchParams(asked as Record<string, string>);
      const request = asBytes(`/api${order.getGrafikOrder.path}?${query}`, token);
      const { p50, bytes } = await muat(app.port, request, 1, 6);
      console.log(`  ${name.padEnd(34)} ${p50.toFixed(0).padStart(6)} ms  ${(bytes / 1024).toFixed(1)} KB`);
    }
  } finally {
    await app.stop();
    await tutup();
  }
}
