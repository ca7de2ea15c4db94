import { DITARIK } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { lockBarang, moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { setelan } from "#company/perusahaan.ts";
import { decideRequest, tellPerson, withdraw } from "#company/putusan.ts";
import type { Deed, Input } from "#platform/http/context.ts";
import { found, must } from "#platform/http/refusal.ts";
import type { opname } from "../contract.ts";
import { mayBook, mayDecideOpname, SEBUTAN, sasaranOf } from "./rules.ts";
import { closeOpname, lockOpname, type OpnameRow, reopenOpname, selisihOpname } from "./sql.ts";

/** Decides an opname, once; where two must approve, the first is noted. Answers whether it is decided now. */
export async function putuskanOpname(deed: Deed, input: Input<typeof opname.putuskanOpname>): Promise<boolean> {
  const { idOpname: id, status, note } = input;
  const { row, aturan } = await lockForDecision(deed, input);
  const ini = { jenis: "opname", id, versi: row.versi, status, note, sebutan: SEBUTAN } as const;
  const { selesai, catatan } = await decideRequest(deed, sasaranOf(row), ini, aturan);
  if (!selesai) {
    await audit(deed, { jenis: "opname", id, sebelum: {}, sesudah: catatan });
    return false;
  }
  if (status === "Disetujui") await bookDifferences(deed, id);
  await closeOpname(deed, id, { status, note });
  await audit(deed, {
    jenis: "opname",
    id,
    sebelum: { status: row.status, note: row.note },
    sesudah: { status, note, ...catatan },
  });
  return true;
}

/** Sends an opname back to be counted again; what was counted stays. */
export async function kembalikanOpname(deed: Deed, input: Input<typeof opname.kembalikanOpname>): Promise<void> {
  const { idOpname: id, note } = input;
  const { row } = await lockForDecision(deed, input);
  await tellPerson(deed, sasaranOf(row), { jenis: "opname", id, versi: row.versi, status: "Revisi", note });
  await reopenOpname(deed, id, note);
  await audit(deed, {
    jenis: "opname",
    id,
    sebelum: { status: row.status, note: row.note },
    sesudah: { status: "Dihitung", note },
  });
}

export async function tarikOpname(deed: Deed, { idOpname: id, note }: Input<typeof opname.tarikOpname>): Promise<void> {
  const row = found(await lockOpname(deed.tx, id), "Stock opname");
  await withdraw(deed, sasaranOf(row), { jenis: "opname", id, versi: row.versi, note, sebutan: SEBUTAN });
  const sesudah = { status: "Ditolak", note: note || DITARIK, ditarik: true } as const;
  await closeOpname(deed, id, sesudah);
  await audit(deed, { jenis: "opname", id, sebelum: { status: row.status, note: row.note, ditarik: false }, sesudah });
}

type Ditunjuk = { idOpname: string; versi: number | null };

async function lockForDecision(deed: Deed, { idOpname: id, versi }: Ditunjuk) {
  const row = found(await lockOpname(deed.tx, id), "Stock opname");
  await assertVersion(deed.tx, { jenis: "opname", id, stored: row.versi, seen: versi });
  const aturan = await setelan(deed.tx);
  must(mayDecideOpname(deed.user, row satisfies OpnameRow, aturan));
  return { row, aturan };
}

/**
 * Corrects the stock by what each count differed from the book of its own moment: what moved since then stays moved. The
 * rules judge the products as they are under their locks.
 */
async function bookDifferences(deed: Deed, idOpname: string): Promise<void> {
  const dilihat = await selisihOpname(deed.tx, idOpname);
  const produk = await lockBarang(
    deed,
    dilihat.map(({ idProduk }) => idProduk),
  );
  const selisih = await selisihOpname(deed.tx, idOpname);
  must(mayBook(selisih));
  await moveGoods(
    deed,
    selisih.map(({ idProduk, selisih: qty }) => ({
      ...{ idProduk, qty, jenis: "koreksi", sumber: idOpname, keterangan: SEBUTAN },
    })),
    produk,
  );
}
