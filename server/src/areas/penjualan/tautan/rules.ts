import { isPrivileged, mayCall } from "#contract/kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import { invoice } from "#contract/penjualan/invoice.ts";
import { order } from "#contract/penjualan/order.ts";
import { suratJalan } from "#contract/penjualan/surat-jalan.ts";
import type { JenisTautan } from "#contract/penjualan/tautan.ts";
import type { User } from "#server/platform/http/context.ts";

const CETAK = {
  order: order.cetakSoPdf.permission,
  invoice: invoice.cetakInvPdf.permission,
  suratJalan: suratJalan.cetakSjPdf.permission,
} as const;

/** Whoever may print a paper may hand it on. */
export const bolehBagikan = (user: User, jenis: JenisTautan): boolean => mayCall(CETAK[jenis], user);

export const bolehCabut = (user: User, { idUser }: { idUser: number }): Boleh =>
  idUser === user.idUser || isPrivileged(user)
    ? boleh
    : tidak("Hanya yang membuatnya, Super Admin dan Management yang dapat mencabut tautan");
