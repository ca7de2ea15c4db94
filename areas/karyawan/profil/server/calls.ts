import { audit } from "#company/audit/audit.ts";
import { mayCall } from "#kernel/permission.ts";
import { dropImages } from "#platform/files/berkas.ts";
import { keepFormer, takeFormer } from "#platform/files/former.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { found, notAllowed } from "#platform/http/refusal.ts";
import { endAllSessions } from "#platform/http/sessions/sessions.ts";
import { karyawan } from "../../karyawan/contract.ts";
import { profil } from "../contract.ts";
import { berakhir, onePerPerson, passwordDiganti } from "./password.ts";
import { changeHalamanAwal, fotoTerkunci, insertFoto, insertPassword, passwordTerkunci, profilById } from "./sql.ts";

export const profilCalls: Handlers<typeof profil> = implement(profil, {
  getProfile: {
    async read({ db, user, picture }, input) {
      const idUser = input.idUser ?? user.idUser;
      if (idUser !== user.idUser && !mayCall(karyawan.getUser.permission, user)) {
        throw notAllowed("melihat profil karyawan lain");
      }
      const { namaJabatan, namaDivisi, idFoto, ...row } = found(await profilById(db, idUser), "Karyawan");
      return { data: { ...row, jabatan: { namaJabatan }, divisi: { namaDivisi }, fotoProfile: picture(idFoto) } };
    },
  },
  updateFotoProfile: {
    async write(deed, { fotoProfile }) {
      const { tx, user, files, picture } = deed;
      const idFoto = found((await files.keepAll(tx, fotoProfile))[0], "Foto");
      const lama = await insertFoto(tx, user.idUser, idFoto);
      await keepFormer(deed, { table: "karyawan", key: user.idUser }, lama ? [lama] : [], [idFoto]);
      await audit(deed, { jenis: "karyawan", id: user.idUser, sebelum: { foto: lama }, sesudah: { foto: idFoto } });
      return { message: "Foto profil berhasil diganti", data: { fotoProfile: picture(idFoto) ?? "" } };
    },
  },
  undoFotoProfile: {
    async write(deed) {
      const { tx, user, picture } = deed;
      const kini = found(await fotoTerkunci(tx, user.idUser), "Foto");
      const [idFoto] = await takeFormer(deed, { table: "karyawan", key: user.idUser }, [kini]);
      await insertFoto(tx, user.idUser, found(idFoto, "Foto"));
      await dropImages(tx, [kini]);
      await audit(deed, { jenis: "karyawan", id: user.idUser, sebelum: { foto: kini }, sesudah: { foto: idFoto } });
      return { message: "Foto profil yang lama dikembalikan", data: { fotoProfile: picture(idFoto ?? null) ?? "" } };
    },
  },
  setHalamanAwal: {
    async write(deed, { halamanAwal }) {
      const { idUser } = deed.user;
      const lama = await changeHalamanAwal(deed.tx, idUser, halamanAwal);
      const catatan = { sebelum: { halamanAwal: lama }, sesudah: { halamanAwal } };
      if (lama !== halamanAwal) await audit(deed, { jenis: "karyawan", id: idUser, ...catatan });
      return { message: "Halaman awal disimpan" };
    },
  },
  ubahPassword: {
    async prepare(context, input) {
      const { user } = context;
      const { akun, password } = await onePerPerson(user.idUser, () => passwordDiganti(context, input));
      return async (deed) => {
        // If the password was changed meanwhile, this session was ended too.
        if ((await passwordTerkunci(deed.tx, user.idUser)) !== akun.password) throw berakhir();
        await insertPassword(deed.tx, user.idUser, password, null);
        await endAllSessions(deed.tx, user.idUser);
        await audit(deed, { jenis: "karyawan", id: user.idUser, sesudah: {} });
        await noteJejak(deed, "gantiPassword", "Oleh dirinya sendiri; semua sesi berakhir");
        return { message: "Password berhasil diubah, silahkan login kembali" };
      };
    },
  },
});
