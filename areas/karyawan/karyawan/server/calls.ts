import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import type { Menu } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { type Deed, implement, type ReadCtx, type User } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { conflict, found, invalidField, must, throwIfAny } from "#platform/http/refusal.ts";
import { firstPassword } from "#platform/http/sessions/password.ts";
import { effectiveMenu, endAllSessions } from "#platform/http/sessions/sessions.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { insertPassword } from "../../profil/server/sql.ts";
import { type Karyawan, karyawan } from "../contract.ts";
import { formatImportKaryawan } from "./imporKolom.ts";
import { importExcelKaryawan, readImporKaryawan } from "./importExcelKaryawan.ts";
import { perubahanHak, sebutanKaryawan } from "./jejak.ts";
import {
  mayBecomeAtasan,
  mayEdit,
  mayGrant,
  mayLoseSuperAdmin,
  mayRemove,
  mayResetFaktorKedua,
  mayResetPassword,
  menuAwal,
  problemOfNomor,
  problemOfTanggal,
  type Sasaran,
  sisaBawahan,
  tanpaAtasan,
} from "./rules.ts";
import {
  calonAtasan,
  changeKaryawan,
  choicesOfAtasan,
  findKaryawan,
  insertKaryawan,
  type KaryawanRow,
  lockAtasan,
  lockKaryawan,
  namaRole,
  pageOfKaryawan,
  pemilikLama,
  releaseBawahan,
  removeKaryawan,
  superAdminLain,
} from "./sql.ts";

export const karyawanCalls: Handlers<typeof karyawan> = implement(karyawan, {
  getUser: {
    async read({ db, user, picture }, input) {
      const { rows, total } = await pageOfKaryawan(db, input);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, user, picture)),
      );
    },
  },
  getDetailUser: {
    async read({ db, user, picture }, { idUser }) {
      return { data: wire(found(await findKaryawan(db, idUser), "Karyawan"), user, picture) };
    },
  },
  getUserDropDown: {
    async read({ db }) {
      return { data: await choicesOfAtasan(db) };
    },
  },
  addUser: {
    async prepare({ today }, input) {
      throwIfAny(problemOfTanggal(input, today));
      const { passwordAwal, password } = firstPassword();
      return async (deed) => {
        const role = await namaRole(deed.tx, input.idRole);
        const mulai = { role, menu: menuAwal(role) };
        const menu = menuFor(role, input.menu ?? mulai.menu);
        must(mayGrant(deed.user, mulai, { role, menu }));
        await nomorBaru(deed, input.noKaryawan);
        if (input.idAtasan !== null) await atasanAda(deed, input.idAtasan, input.namaLengkap);
        const idUser = await insertKaryawan(deed.tx, { ...input, menu }, password, deed.now);
        const sesudah = flat(found(await lockKaryawan(deed.tx, idUser), "Karyawan"));
        await audit(deed, { jenis: "karyawan", id: idUser, sesudah });
        await noteJejak(
          deed,
          "akunBaru",
          `${sebutanKaryawan(input)}: role ${role}; menu ${menu.join(", ") || "tidak ada"}`,
        );
        return { message: "Karyawan berhasil ditambahkan", data: { idUser, passwordAwal } };
      };
    },
  },
  updateUser: {
    async write(deed, input) {
      const { tx, user, today } = deed;
      if (input.idAtasan !== null) await lockAtasan(tx);
      const row = found(await lockKaryawan(tx, input.idUser), "Karyawan");
      const sasaran = sasaranOf(row);
      must(mayEdit(user, sasaran));
      throwIfAny(problemOfTanggal(input, today));
      await assertVersion(tx, { jenis: "karyawan", id: input.idUser, stored: row.versi, seen: input.versi });
      const role = await namaRole(tx, input.idRole);
      const menu = menuFor(role, input.menu ?? row.menu);
      must(mayGrant(user, sasaran, { role, menu }));
      const resign = input.resign === "Yes";
      if (resign || role !== "Super Admin") {
        must(mayLoseSuperAdmin(sasaran, await superAdminLain(tx, input.idUser)));
      }
      if (input.noKaryawan !== row.noKaryawan) await nomorBaru(deed, input.noKaryawan);
      if (input.idAtasan !== (row.atasan[0]?.idUser ?? null)) await atasanBaru(deed, row, input.idAtasan);
      const after = { ...input, menu, resign, tglResign: resign ? input.tglResign : null };
      await changeKaryawan(tx, input.idUser, after);
      if (resign) await endAllSessions(tx, input.idUser);
      await audit(deed, {
        jenis: "karyawan",
        id: input.idUser,
        sebelum: flat(row),
        sesudah: flat(found(await lockKaryawan(tx, input.idUser), "Karyawan")),
      });
      const hak = perubahanHak(row, sasaran, { role, menu });
      if (hak !== null) await noteJejak(deed, "hak", hak);
      const pergi = resign && !row.resign;
      if (pergi) await noteJejak(deed, "akunDitutup", `${sebutanKaryawan(row)}: resign`);
      if (!resign && row.resign) await noteJejak(deed, "akunBaru", `${sebutanKaryawan(row)}: bekerja kembali`);
      return { message: `Karyawan berhasil diubah${pergi ? sisaBawahan(row) : ""}` };
    },
  },
  deleteUser: {
    async write(deed, { idUser }) {
      await lockAtasan(deed.tx);
      const row = found(await lockKaryawan(deed.tx, idUser), "Karyawan");
      const sasaran = sasaranOf(row);
      must(mayRemove(deed.user, sasaran));
      must(mayLoseSuperAdmin(sasaran, await superAdminLain(deed.tx, idUser)));
      await removeKaryawan(deed.tx, idUser);
      await endAllSessions(deed.tx, idUser);
      const bawahan = await releaseBawahan(deed.tx, idUser);
      const { namaLengkap } = row;
      await audit(deed, {
        jenis: "karyawan",
        id: idUser,
        sebelum: { namaLengkap, dihapus: false },
        sesudah: { dihapus: true },
      });
      const lepas = { sebelum: { atasan: namaLengkap }, sesudah: { atasan: "" } };
      await audit(deed, ...bawahan.map((id) => ({ jenis: "karyawan" as const, id, ...lepas })));
      await noteJejak(deed, "akunDitutup", `${sebutanKaryawan(row)}: dihapus`);
      return { message: `Karyawan berhasil dihapus${tanpaAtasan(row)}` };
    },
  },
  resetPassword: {
    async prepare(_context, { idUser }) {
      const { passwordAwal, password } = firstPassword();
      return async (deed) => {
        const row = found(await lockKaryawan(deed.tx, idUser), "Karyawan");
        must(mayResetPassword(deed.user, sasaranOf(row)));
        await insertPassword(deed.tx, idUser, password, deed.now);
        await endAllSessions(deed.tx, idUser);
        await audit(deed, { jenis: "karyawan", id: idUser, sesudah: {} });
        await noteJejak(deed, "resetPassword", sebutanKaryawan(row));
        return { message: `Password ${row.namaLengkap} berhasil diatur ulang`, data: { passwordAwal } };
      };
    },
  },
  importExcelKaryawan: {
    async prepare(_context, { excelFile }) {
      const read = await readImporKaryawan(excelFile);
      return async (deed) => {
        const data = await importExcelKaryawan(deed, read);
        await noteJejak(deed, "akunBaru", `${data.length} karyawan diimpor`);
        return { message: `${data.length} karyawan berhasil diimpor`, data };
      };
    },
  },
  formatImportKaryawan: {
    async sheet({ db }) {
      return { name: "Format Import Karyawan.xlsx", content: await formatImportKaryawan(db) };
    },
  },
});

async function nomorBaru({ tx }: Deed, noKaryawan: string): Promise<void> {
  const lama = await pemilikLama(tx, noKaryawan);
  if (lama === null) return;
  const message = problemOfNomor(noKaryawan, lama);
  throw conflict(message, [{ field: "noKaryawan", message }]);
}

/** Loads the superior of a new employee and locks him or her until the commit. */
async function atasanAda({ tx }: Deed, idAtasan: Id<"karyawan">, namaLengkap: string): Promise<void> {
  await lockAtasan(tx);
  const { boleh, alasan } = mayBecomeAtasan(await calonAtasan(tx, null, idAtasan), { namaLengkap });
  if (!boleh) throw invalidField("idAtasan", alasan ?? "");
}

async function atasanBaru({ tx }: Deed, row: KaryawanRow, idAtasan: Id<"karyawan"> | null): Promise<void> {
  if (idAtasan === null || idAtasan === row.idUser) return;
  const { boleh, alasan } = mayBecomeAtasan(await calonAtasan(tx, row.idUser, idAtasan), row);
  if (!boleh) throw invalidField("idAtasan", alasan ?? "");
}

/** Privileged roles have every menu, whatever was sent. */
const menuFor = (role: string, menu: readonly Menu[]): Menu[] => effectiveMenu(role, menu);

const sasaranOf = (row: KaryawanRow): Sasaran => ({
  idUser: row.idUser,
  namaLengkap: row.namaLengkap,
  role: row.namaRole,
  menu: menuFor(row.namaRole, row.menu),
});

function wire({ idFoto, namaRole: role, ...row }: KaryawanRow, user: User, picture: ReadCtx["picture"]): Karyawan {
  const sasaran: Sasaran = { idUser: row.idUser, namaLengkap: row.namaLengkap, role, menu: row.menu };
  return {
    ...row,
    menu: menuFor(role, row.menu),
    resign: row.resign ? "Yes" : "No",
    fotoProfile: picture(idFoto),
    aksi: {
      edit: mayEdit(user, sasaran),
      hapus: mayRemove(user, sasaran),
      resetPassword: mayResetPassword(user, sasaran),
      resetFaktorKedua: mayResetFaktorKedua(user, sasaran, row.faktorKedua),
    },
  };
}

/** The fields of an employee in the history: names instead of ids. */
function flat({
  idUser: _,
  idFoto: __,
  namaRole: ___,
  bawahan: ____,
  faktorKedua: _____,
  divisi,
  jabatan,
  atasan,
  role,
  ...row
}: KaryawanRow) {
  return {
    ...row,
    divisi: divisi[0]?.namaDivisi ?? "",
    jabatan: jabatan[0]?.namaJabatan ?? "",
    atasan: atasan[0]?.namaLengkap ?? "",
    role: role[0]?.namaRole ?? "",
  };
}
