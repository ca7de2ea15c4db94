import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { denganIsian, drafEmail, kirimEmail, tercetak } from "#company/kirimEmail.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { exportName } from "#platform/documents/xlsx/exportName.ts";
import { grafikHandlers } from "#platform/documents/xlsx/grafik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { sayMenunggu } from "../../koreksi/server/izin.ts";
import { bedaRevisi } from "../beda.ts";
import { penawaran, type RevisiPenawaran } from "../contract.ts";
import { GRAFIK_PENAWARAN } from "../grafikPenawaran.ts";
import { geserTindakLanjut } from "./geserTindakLanjut.ts";
import { sumPenawaran } from "./grafik.ts";
import { konversiPenawaran } from "./konversi.ts";
import { pesanPenawaran } from "./pesanPenawaran.ts";
import { aksiPenawaran, mayChangePenawaran, mayLose, problemsOfTanggal } from "./rules.ts";
import {
  changePokok,
  findPenawaran,
  loadRevisi,
  lockPenawaran,
  type PenawaranRow,
  pageOfPenawaran,
  papanPenawaran,
  type RevisiRow,
} from "./sql.ts";
import { emailPenawaran, handOverPenawaran, lampiranPenawaran, pesanWa } from "./surat.ts";
import { addPenawaran, editPenawaran } from "./tawarkan.ts";
import { penawaranXlsx } from "./xlsx.ts";

const wire = ({ idUser: _, ...row }: PenawaranRow) => ({ ...row, aksi: aksiPenawaran(row) });

/** The revisions with what each changed of the one before; the newest first. */
const berbeda = (rows: readonly RevisiRow[]): RevisiPenawaran[] =>
  rows.map((row, at) => {
    const { ppnAtas: _, ppnBawah: __, hargaTanpaPpn: ___, ...isi } = row;
    const before = rows[at + 1];
    return { ...isi, beda: before ? bedaRevisi(before, row) : [] };
  });

const sums = grafikHandlers(GRAFIK_PENAWARAN, sumPenawaran);

export const penawaranCalls: Handlers<typeof penawaran> = implement(penawaran, {
  addPenawaran: {
    async write(deed, input) {
      const idPenawaran = await addPenawaran(deed, input);
      return { message: `Penawaran ${idPenawaran} berhasil dibuat`, data: { idPenawaran } };
    },
  },
  editPenawaran: {
    async write(deed, input) {
      const revisi = await editPenawaran(deed, input);
      return { message: `Penawaran ${input.idPenawaran} berhasil diubah`, data: { revisi } };
    },
  },
  getPenawaran: {
    async read({ db, user, today }, input) {
      const { rows, total } = await pageOfPenawaran(db, today, { ...input, milik: await milikOrder(db, user) });
      return pageAnswer(input, total, rows.map(wire));
    },
  },
  getPapanPenawaran: {
    async read({ db, user, today }) {
      return { data: await papanPenawaran(db, today, await milikOrder(db, user), wire) };
    },
  },
  exportPenawaran: {
    async sheet({ db, user, today }, input) {
      const content = penawaranXlsx(db, { ...input, milik: await milikOrder(db, user) }, today);
      return { name: exportName("Penawaran", input, today), content };
    },
  },
  getGrafikPenawaran: sums.get,
  exportGrafikPenawaran: sums.file,
  getDetailPenawaran: {
    async read({ db, today }, { idPenawaran }) {
      const [row, revisi] = await Promise.all([findPenawaran(db, today, idPenawaran), loadRevisi(db, idPenawaran)]);
      return { data: { ...wire(row), revisiSemua: berbeda(revisi) } };
    },
  },
  cetakPenawaran: {
    async read(context, { idPenawaran, revisi, dwibahasa }) {
      return tercetak(await lampiranPenawaran(context, idPenawaran, revisi), dwibahasa);
    },
  },
  getPesanPenawaran: {
    async read(context, { idPenawaran }) {
      return { data: await pesanWa(context, idPenawaran) };
    },
  },
  getDrafPenawaran: {
    async read(context, { idPenawaran }) {
      return drafEmail(context, await emailPenawaran(context, idPenawaran));
    },
  },
  kirimEmailPenawaran: {
    async own(context, { idPenawaran, ...isian }) {
      return kirimEmail(context, denganIsian(await emailPenawaran(context, idPenawaran), isian));
    },
  },
  tandaiTerkirim: {
    async write(deed, { idPenawaran }) {
      await handOverPenawaran(deed, idPenawaran);
      return { message: `Penawaran ${idPenawaran} dicatat terkirim` };
    },
  },
  tindakLanjutPenawaran: {
    async write(deed, { idPenawaran, versi, ...sesudah }) {
      const before = await lockPenawaran(deed, idPenawaran);
      must(mayChangePenawaran(before));
      await assertVersion(deed.tx, { jenis: "penawaran", id: idPenawaran, stored: before.versi, seen: versi });
      throwIfAny(problemsOfTanggal({ berlakuSampai: null, tindakLanjut: sesudah.tindakLanjut }, deed.today));
      await changePokok(deed.tx, idPenawaran, sesudah);
      const { tindakLanjut, catatanInternal } = before;
      await audit(deed, { jenis: "penawaran", id: idPenawaran, sebelum: { tindakLanjut, catatanInternal }, sesudah });
      return { message: `Tindak lanjut penawaran ${idPenawaran} disimpan` };
    },
  },
  geserTindakLanjut: {
    async write(deed, isian) {
      await geserTindakLanjut(deed, isian);
      return { message: `Tindak lanjut ${isian.idPenawaran} dipindahkan ke ${tertulis(isian.tanggal)}` };
    },
  },
  kalahPenawaran: {
    async write(deed, { idPenawaran, versi, ...kalah }) {
      const before = await lockPenawaran(deed, idPenawaran);
      must(mayLose(before));
      await assertVersion(deed.tx, { jenis: "penawaran", id: idPenawaran, stored: before.versi, seen: versi });
      await changePokok(deed.tx, idPenawaran, { ...kalah, kalah: deed.now });
      const [sebelum, sesudah] = [{ status: before.status }, { status: "Kalah", ...kalah }];
      await audit(deed, { jenis: "penawaran", id: idPenawaran, sebelum, sesudah });
      return { message: `Penawaran ${idPenawaran} dicatat kalah` };
    },
  },
  getKonversiPenawaran: {
    async read({ db, user, today }, { sudut, ...masa }) {
      return { data: await konversiPenawaran(db, today, sudut, { ...masa, milik: await milikOrder(db, user) }) };
    },
  },
  pesanPenawaran: {
    async write(deed, { idPenawaran }) {
      const { idSo, menunggu } = await pesanPenawaran(deed, idPenawaran);
      const message = `Order ${idSo} berhasil dibuat dari penawaran ${idPenawaran}${sayMenunggu(menunggu)}`;
      return { message, data: { idSo } };
    },
  },
});
