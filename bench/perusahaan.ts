import type { Id } from "#kernel/types.ts";
import type { Sql } from "#platform/db/database.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";
import { bukaPeladen, type Peladen } from "./peladen.ts";
import { TAMBAHAN } from "./tambahan.ts";

/** A company of so many orders, the app that serves it in a process of its own, and a session. */
export type Perusahaan = { orders: number; app: Peladen; sql: Sql; url: string; folder: string; token: string };

/** Opens a company for as long as `work` takes. */
export async function diPerusahaan(orders: number, work: (di: Perusahaan) => Promise<void>): Promise<void> {
  const tambahan = { nama: "laporan", langkah: TAMBAHAN(orders) };
  const { sql, url, folder, tutup } = await bukaBukuBesar(orders, { sebaran: "merata", tambahan });
  const app = await bukaPeladen({ kind: "app", url, folder });
  try {
    const token = await openSession(sql, 1 as Id<"karyawan">, new Date());
    await work({ orders, app, sql, url, folder, token });
  } finally {
    await app.stop();
    await tutup();
  }
}
