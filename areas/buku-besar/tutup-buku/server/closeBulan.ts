import { namaBulan } from "#areas/laporan/bulan.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { sendirian } from "#books/tutup/kunci.ts";
import { bulanPertama, closedUntil, closeMonths } from "#books/tutup/tutup.ts";
import { audit } from "#company/audit/audit.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed, ReadCtx } from "#platform/http/context.ts";
import { conflict, must } from "#platform/http/refusal.ts";
import { checkBulan } from "./periksa.ts";
import { awalDari, bulanDari, mayClose, tanpaHalangan, yangTerbuka } from "./rules.ts";

export async function bukuKini(db: Db) {
  const [sampai, pertama] = [await closedUntil(db), await bulanPertama(db)];
  return { sampai, pertama: pertama && bulanDari(pertama) };
}

/** Checks the books before the transaction: nobody waits meanwhile. */
export async function closeBulan({ services, db, user, today }: ReadCtx, bulan: string) {
  must(mayClose(user, bulan, { ...(await bukuKini(db)), today }));
  const salah = (await periksaBuku(services.sql)).filter(({ lolos }) => !lolos);
  if (salah.length > 0) {
    throw conflict(
      `Pemeriksaan buku menemukan yang tidak cocok: ${salah.map(({ aturan }) => aturan).join("; ")}. Minta Super Admin melihatnya di Sistem > Pemeriksaan Buku`,
    );
  }
  return (deed: Deed) => tutupBulan(deed, bulan);
}

async function tutupBulan(deed: Deed, bulan: string): Promise<{ message: string }> {
  const { tx, user, today } = deed;
  await sendirian(tx);
  const buku = await bukuKini(tx);
  must(mayClose(user, bulan, { ...buku, today }));
  const terbuka = yangTerbuka(bulan, buku);
  must(tanpaHalangan(await checkBulan(tx, terbuka)));
  await closeMonths(deed, awalDari(bulan), terbuka.map(awalDari));
  const perubahan = { jenis: "tutupBuku", sebelum: { keadaan: "Terbuka" }, sesudah: { keadaan: "Ditutup" } } as const;
  await audit(deed, ...terbuka.map((id) => ({ ...perubahan, id })));
  const banyak = terbuka.length > 1 ? ` (${terbuka.length} bulan)` : "";
  return { message: `Buku ditutup sampai dengan ${namaBulan(bulan)}${banyak}` };
}
