import { audit } from "#company/audit/audit.ts";
import { alasanTertutup } from "#company/tutupBuku.ts";
import { tanggal as hari } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { bringBack } from "../produksi/produksi.ts";
import { moveGoods } from "../stok/stok.ts";
import { refreshStatus, type UnitSelesai } from "./pesanan.ts";

type Terurung = {
  idOrderan: Id<"orderan">;
  idSo: string;
  idProduk: Id<"produk">;
  namaProduk: string;
  qtySelesai: number;
  statusProduk: string;
};

/**
 * Takes finished units of lines made to order out of the warehouse again: they were counted by mistake. The opposite of
 * `finishUnits`; the caller has locked the orders and lines. `idProduksi`: what they were made of comes back.
 */
export async function undoUnit(
  deed: Deed,
  units: readonly UnitSelesai[],
  buku: { jenis: "produksi" | "po"; sumber?: string; idProduksi?: number | undefined },
): Promise<void> {
  if (units.length === 0) return;
  await tolakYangTerpakai(deed, units);
  const lines = await deed.tx<Terurung[]>`
    update orderan o set qty_selesai = o.qty_selesai - u.qty, ditahan = o.ditahan - u.qty,
      status_produk = 'Progress', tgl_selesai = null
    from orderan lama, ${unitJson(deed, units)}
    where o.id_orderan = u.id and lama.id_orderan = u.id
    returning o.id_orderan, o.id_so, o.id_produk, o.nama_produk, o.qty_selesai, lama.status_produk`;
  const urut = units.flatMap(({ idOrderan, qty }) => {
    const line = lines.find((one) => one.idOrderan === idOrderan);
    return line ? [{ ...line, qty }] : [];
  });
  const { idProduksi } = buku;
  const mesin = urut.map(({ idOrderan, idSo, idProduk, qty }) => {
    const sumber = buku.sumber ?? idSo;
    const keluar = { idProduk, jenis: buku.jenis, qty: -qty, tahan: -qty, sumber, keterangan: idSo, idOrderan };
    return idProduksi === undefined ? keluar : { ...keluar, idProduksi };
  });
  const bahan = idProduksi === undefined ? [] : await bringBack(deed, idProduksi, urut[0]?.idSo ?? "");
  await moveGoods(deed, [...mesin, ...bahan]);
  await refreshStatus(
    deed,
    urut.map(({ idSo }) => idSo),
  );
  await audit(
    deed,
    ...urut.map(({ idOrderan, idSo, qty, qtySelesai, statusProduk }) => ({
      jenis: "orderan" as const,
      id: idOrderan,
      idSo,
      sebelum: { qtySelesai: qtySelesai + qty, statusProduk },
      sesudah: { qtySelesai, statusProduk: "Progress" },
    })),
  );
}

/** Machines that stand on a delivery note, or whose order is cancelled, cannot be taken back. */
async function tolakYangTerpakai(deed: Deed, units: readonly UnitSelesai[]): Promise<void> {
  const [terpakai] = await deed.tx<{ idSo: string; namaProduk: string; batal: boolean; suratJalan: string | null }[]>`
    select o.id_so, o.nama_produk, not o.terjual as batal,
      (select max(b.id_surat_jalan) from surat_jalan_baris b where b.id_orderan = o.id_orderan) as surat_jalan
    from orderan o join ${unitJson(deed, units)} on u.id = o.id_orderan
    where not o.terjual or o.qty_bersurat > o.qty_selesai + o.qty_ganti - u.qty order by o.id_orderan limit 1`;
  if (!terpakai) return;
  const { idSo, namaProduk, batal, suratJalan } = terpakai;
  const sebab = batal ? `Order ${idSo} sudah dibatalkan` : `${namaProduk} untuk ${idSo} sudah masuk ${suratJalan}`;
  throw conflict(`${sebab}, mesin selesainya tidak dapat diurungkan`);
}

const unitJson = ({ tx }: Deed, units: readonly UnitSelesai[]) => tx`
  jsonb_to_recordset(${tx.json(units.map(({ idOrderan, qty }) => ({ id: idOrderan, qty })))}) as u(id bigint, qty int)`;

/** What was counted in a closed month stays counted. */
export async function refuseClosedMonth(deed: Deed, tanggal: Tanggal): Promise<void> {
  if ((await alasanTertutup(deed, tanggal)) === null) return;
  throw conflict(`Mesin ini selesai pada ${hari(tanggal)}, bulannya sudah ditutup. Hitungannya tidak dapat diurungkan`);
}
