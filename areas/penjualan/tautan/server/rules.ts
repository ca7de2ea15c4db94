import { po } from "#areas/pembelian/po/contract.ts";
import { type Actor, isPrivileged, mayCall, seesHargaBeli } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import { invoice } from "../../invoice/contract.ts";
import { order } from "../../order/contract.ts";
import { penawaran } from "../../penawaran/contract.ts";
import { retur } from "../../retur/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import type { JenisTautan } from "../contract.ts";

const CETAK = {
  order: order.cetakSoPdf.permission,
  invoice: invoice.cetakInvPdf.permission,
  suratJalan: suratJalan.cetakSjPdf.permission,
  retur: retur.cetakReturPdf.permission,
  po: po.cetakPoPdf.permission,
  penawaran: penawaran.cetakPenawaran.permission,
} as const;

/** Whoever may print a paper may hand it on. */
export const mayShare = (user: User, jenis: JenisTautan): boolean => mayCall(CETAK[jenis], user);

type Terlihat = { melihatHarga: boolean };

/** A purchase order that was handed on by someone who saw purchase prices shows them: its link is kept from all others. */
export const maySee = (user: Pick<Actor, "role">, jenis: JenisTautan, { melihatHarga }: Terlihat): boolean =>
  jenis !== "po" || seesHargaBeli(user) || !melihatHarga;

export const mayRevoke = (user: User, { idUser }: { idUser: number }): Boleh =>
  idUser === user.idUser || isPrivileged(user)
    ? boleh
    : tidak("Hanya yang membuatnya, Super Admin dan Management yang dapat mencabut tautan");
