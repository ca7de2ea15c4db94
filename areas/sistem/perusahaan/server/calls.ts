import { chooseDasar } from "#books/neraca/dasar.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { kop } from "#company/perusahaan.ts";
import { problemOfQris } from "#kernel/qris.ts";
import type { Boleh } from "#kernel/row.ts";
import { dropImages } from "#platform/files/berkas.ts";
import { keepFormer, takeFormer } from "#platform/files/former.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { conflict, invalidField } from "#platform/http/refusal.ts";
import { backupState } from "#platform/ops/backup/record.ts";
import { perusahaan } from "../contract.ts";
import { mayChangeRules, mayChooseDasar } from "./rules.ts";
import { changePerusahaan, loadPerusahaan, lockPerusahaan, type PerusahaanRow } from "./sql.ts";

export const perusahaanCalls: Handlers<typeof perusahaan> = implement(perusahaan, {
  getPerusahaan: {
    async read({ db, user, picture }) {
      const { idLogo, ...row } = await loadPerusahaan(db);
      const aksi = { ubahAturanPengajuan: mayChangeRules(user), ubahDasarNeraca: mayChooseDasar(user) };
      return { data: { ...row, logo: picture(idLogo), backup: await backupState(db), aksi } };
    },
  },
  getKop: {
    async read({ db }) {
      const { nama, alamat, telepon, email } = await kop(db);
      return { data: { nama, alamat, telepon, email: email ?? "" } };
    },
  },
  updatePerusahaan: {
    async write(deed, { logo, hapusLogo, versi, pengajuanSendiriOlehOrangLain, ...isi }) {
      const { tx, files } = deed;
      const before = await lockPerusahaan(tx);
      await assertVersion(tx, { jenis: "perusahaan", id: 1, stored: before.versi, seen: versi });
      const aturan = pengajuanSendiriOlehOrangLain ?? before.pengajuanSendiriOlehOrangLain;
      const aturanBerubah = aturan !== before.pengajuanSendiriOlehOrangLain;
      if (aturanBerubah) mustBoleh("pengajuanSendiriOlehOrangLain", mayChangeRules(deed.user));
      const dasarNeraca = isi.dasarNeraca ?? before.dasarNeraca;
      const dasarBerubah = dasarNeraca !== before.dasarNeraca;
      if (dasarBerubah) mustBoleh("dasarNeraca", mayChooseDasar(deed.user));
      const qris = isi.qris === undefined ? before.qris : (isi.qris ?? "");
      const masalahQris = qris === "" || qris === before.qris ? null : problemOfQris(qris);
      if (masalahQris) throw invalidField("qris", masalahQris);
      const isian = {
        ...isi,
        qris,
        batasQris: isi.batasQris ?? before.batasQris,
        terminPelanggan: isi.terminPelanggan ?? before.terminPelanggan,
        terminPemasok: isi.terminPemasok ?? before.terminPemasok,
        pelangganSendiri: isi.pelangganSendiri ?? before.pelangganSendiri,
        pengajuanSendiriOlehOrangLain: aturan,
        dasarNeraca,
      };
      const [baru] = await files.keepAll(tx, logo);
      const idLogo = baru ?? (hapusLogo ? null : before.idLogo);
      await changePerusahaan(tx, { ...isian, idLogo });
      if (dasarBerubah) await chooseDasar(tx, dasarNeraca);
      await keepFormer(deed, LOGO, gambarDari(before.idLogo), gambarDari(idLogo));
      await audit(deed, {
        jenis: "perusahaan",
        id: 1,
        sebelum: flat(before, before.idLogo),
        sesudah: flat({ ...isian, idLogo }, before.idLogo),
      });
      if (aturanBerubah) {
        const menjadi = aturan ? "dinyalakan" : "dimatikan";
        await noteJejak(deed, "empatMata", `Pengajuan sendiri harus disetujui orang lain: ${menjadi}`);
      }
      return { message: "Data perusahaan berhasil disimpan" };
    },
  },
  undoLogo: {
    async write(deed) {
      const { versi: _, ...before } = await lockPerusahaan(deed.tx);
      const kini = gambarDari(before.idLogo);
      const [idLogo = null] = await takeFormer(deed, LOGO, kini);
      await changePerusahaan(deed.tx, { ...before, idLogo });
      await dropImages(deed.tx, kini);
      await audit(deed, {
        jenis: "perusahaan",
        id: 1,
        sebelum: flat(before, before.idLogo),
        sesudah: flat({ ...before, idLogo }, before.idLogo),
      });
      return { message: "Logo yang lama dikembalikan" };
    },
  },
});

const LOGO = { table: "perusahaan", key: 1 };
const gambarDari = (id: string | null): string[] => (id === null ? [] : [id]);

function mustBoleh(field: "pengajuanSendiriOlehOrangLain" | "dasarNeraca", { alasan }: Boleh): void {
  if (alasan !== null) throw conflict(alasan, [{ field, message: alasan }]);
}

/** The settings in their history: of the logo only that it changed. */
const flat = ({ idLogo, ...row }: Omit<PerusahaanRow, "versi">, sebelum: string | null) => ({
  ...row,
  logo: idLogo === null ? "" : idLogo === sebelum ? "logo lama" : "logo baru",
});
