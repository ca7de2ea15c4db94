import { perusahaan } from "#contract/sistem/perusahaan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { assertVersion } from "#server/platform/audit/history.ts";
import { dropImages } from "#server/platform/files/berkas.ts";
import { implement } from "#server/platform/http/context.ts";
import { muat, type PerusahaanRow, terkunci, ubah } from "./sql.ts";

export const perusahaanCalls = implement(perusahaan, {
  getPerusahaan: {
    async read({ db, picture }) {
      const { idLogo, ...row } = await muat(db);
      return { data: { ...row, logo: picture(idLogo) } };
    },
  },
  updatePerusahaan: {
    async write(deed, { logo, hapusLogo, versi, ...isian }) {
      const { tx, files } = deed;
      const before = await terkunci(tx);
      await assertVersion(tx, { jenis: "perusahaan", id: 1, stored: before.versi, seen: versi });
      const [image] = logo;
      const idLogo = image ? await files.keep(tx, image) : hapusLogo ? null : before.idLogo;
      await ubah(tx, { ...isian, idLogo });
      if (before.idLogo && before.idLogo !== idLogo) await dropImages(tx, [before.idLogo]);
      await audit(deed, {
        jenis: "perusahaan",
        id: 1,
        sebelum: flat(before, before.idLogo),
        sesudah: flat({ ...isian, idLogo }, before.idLogo),
      });
      return { message: "Data perusahaan berhasil disimpan" };
    },
  },
});

/** For the history: that the logo is another one, not which file it is. */
const flat = ({ idLogo, ...row }: Omit<PerusahaanRow, "versi">, sebelum: string | null) => ({
  ...row,
  logo: idLogo === null ? "" : idLogo === sebelum ? "logo lama" : "logo baru",
});
