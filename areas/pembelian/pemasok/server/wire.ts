import { setelan } from "#company/perusahaan.ts";
import { isPrivileged, seesHargaBeli } from "#kernel/permission.ts";
import type { ReadCtx, User } from "#platform/http/context.ts";
import { mayPay } from "../../po/server/rules.ts";
import type { Pemasok, PemasokLengkap, PoPemasok } from "../barisPemasok.ts";
import { gabunganPemasok, pemasokSerupa } from "./gabung.ts";
import { catatanPemasok, type PoPemasokRow, produkPemasok } from "./load.ts";
import { mayEdit, mayFinish, mayMend } from "./rules.ts";
import { type PemasokRow, umurPemasok } from "./sql.ts";

/** A supplier as answered to this person. */
export function pemasokWire(sasaran: PemasokRow, user: User): Pemasok {
  const { digabungKe: _, hutang, ...row } = sasaran;
  const benahi = mayMend(user, sasaran);
  return {
    ...row,
    hutang: seesHargaBeli(user) ? hutang : null,
    aksi: { edit: mayEdit(sasaran), arsip: benahi, gabung: benahi },
  };
}

export async function pemasokLengkap({ db, user, today }: ReadCtx, row: PemasokRow): Promise<PemasokLengkap> {
  const { idPemasok } = row;
  const harga = seesHargaBeli(user);
  const [{ terminPemasok }, umur, gabungan, serupa, produk, riwayatCatatan] = await Promise.all([
    setelan(db),
    harga ? umurPemasok(db, today, idPemasok) : null,
    gabunganPemasok(db, idPemasok),
    pemasokSerupa(db, idPemasok),
    produkPemasok(db, idPemasok),
    catatanPemasok(db, idPemasok),
  ]);
  return {
    ...pemasokWire(row, user),
    terminBerlaku: row.termin ?? terminPemasok,
    umur,
    digabungKe: row.digabungKe,
    gabungan,
    serupa,
    produk: harga ? produk : produk.map((satu) => ({ ...satu, hargaTerakhir: null })),
    riwayatCatatan: riwayatCatatan.map((catatan) => ({ ...catatan, aksi: { selesai: mayFinish(catatan) } })),
  };
}

/** A purchase order of a supplier as answered to this person. */
export function poPemasokWire({ statusPembayaran, qtyDitagih, ...row }: PoPemasokRow, user: User): PoPemasok {
  return {
    ...row,
    totalHarga: seesHargaBeli(user) ? row.totalHarga : null,
    pembayaran: isPrivileged(user) ? row.pembayaran : null,
    aksi: { bayar: mayPay(user, { statusPo: row.statusPo, statusPembayaran, qtyDitagih }) },
  };
}
