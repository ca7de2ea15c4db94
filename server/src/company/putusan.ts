import { HANYA_PRIVILEGED, isPrivileged } from "#contract/kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#contract/kernel/row.ts";
import type { StatusPengajuan } from "#contract/keuangan/isiPengajuan.ts";
import type { User } from "#server/platform/http/context.ts";

/** The parts of a request (pengajuan or pengajuan asset) that the rule needs. */
export type Sasaran = {
  statusPengajuan: StatusPengajuan;
  idUser: number;
  /** Made by the program for a document, so it is nobody's own request. */
  otomatis: boolean;
  namaPemutus: string | null;
};

type Aturan = { pengajuanSendiriOlehOrangLain: boolean };

/** Whether somebody else must decide this person's own requests. */
export const harusOrangLain = (user: User, { pengajuanSendiriOlehOrangLain }: Aturan): boolean =>
  pengajuanSendiriOlehOrangLain && user.role !== "Super Admin";

/** Whether this person may decide the request now. */
export function bolehPutuskan(user: User, sasaran: Sasaran, aturan: Aturan, sebutan = "Pengajuan"): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  if (sasaran.statusPengajuan !== "Menunggu") {
    if (sasaran.namaPemutus === null) return tidak(`${sebutan} berstatus ${sasaran.statusPengajuan}`);
    return tidak(`${sebutan} sudah diproses oleh ${sasaran.namaPemutus}`);
  }
  const sendiri = sasaran.idUser === user.idUser && !sasaran.otomatis;
  if (sendiri && harusOrangLain(user, aturan)) {
    return tidak(`${sebutan} sendiri harus disetujui orang lain`);
  }
  return boleh;
}
