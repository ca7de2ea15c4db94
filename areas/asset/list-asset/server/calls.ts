import { changeKondisi } from "#books/asset/lepaskan.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { letterhead } from "#company/perusahaan.ts";
import { tanggal } from "#kernel/format.ts";
import { BERHASIL } from "#kernel/several.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type User } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { noteAsset, pilihan, problemOfGoods } from "../../server/barang.ts";
import { type Asset, kondisiOf, listAsset, NAMA_KONDISI, NAMA_PERHATIAN } from "../contract.ts";
import { labelAsset } from "./pdf.ts";
import { markReviewed, notePerhatian } from "./perhatian.ts";
import { jadwal, mayKondisi, mayKondisiKe, mayRelease, mayReview, penyusutanKini } from "./rules.ts";
import {
  type AssetRow,
  beberapaAsset,
  buktiAsset,
  findAsset,
  istirahatAsset,
  type KondisiRow,
  kondisiAsset,
  lockAsset,
  nominalAsset,
  pageOfAsset,
} from "./sql.ts";
import { assetXlsx } from "./xlsx.ts";

export const listAssetCalls: Handlers<typeof listAsset> = implement(listAsset, {
  getAsset: {
    async read({ db, today, user }, input) {
      const [{ rows, total }, nominal] = await Promise.all([pageOfAsset(db, input), nominalAsset(db, today)]);
      const data = rows.map((row) => wire(row, user, today));
      return { ...pageAnswer(input, total, data), nominalAsset: nominal };
    },
  },
  getDetailAsset: {
    async read({ db, today, user }, { kodeAsset }) {
      return { data: wire(found(await findAsset(db, { kodeAsset }), "Asset"), user, today) };
    },
  },
  totalNominalAsset: {
    async read({ db, today }) {
      return { data: await nominalAsset(db, today) };
    },
  },
  getJadwalPenyusutan: {
    async read({ db, today, user, picture }, { idAsset }) {
      const row = found(await findAsset(db, { idAsset }), "Asset");
      const [istirahat, kondisi, bukti] = await Promise.all([
        istirahatAsset(db, idAsset),
        kondisiAsset(db, idAsset),
        buktiAsset(db, idAsset),
      ]);
      return {
        data: jadwal(row, istirahat, today),
        asset: wire(row, user, today),
        kondisi: kondisi.map(kondisiWire),
        buktiFotoPengajuan: bukti.map(picture).filter((address) => address !== null),
      };
    },
  },
  addAsset: {
    async write(deed, input) {
      const { tglAssetMasuk, harga } = input;
      throwIfAny([
        ...problemOfGoods(await pilihan(deed.tx, input), harga),
        ...nanti("tglAssetMasuk", "Tanggal asset masuk", tglAssetMasuk, deed.today),
      ]);
      const data = await noteAsset(deed, { ...input, idPengajuanAsset: null });
      if (tglAssetMasuk < deed.today) await notePerhatian(deed, [data.idAsset], "tanggal lama");
      return { message: `Asset berhasil ditambahkan dengan kode ${data.kodeAsset}`, data };
    },
  },
  updateKondisiAsset: {
    async write(deed, { idAsset, statusAsset, keterangan }) {
      const row = found(await lockAsset(deed.tx, idAsset), "Asset");
      must(mayKondisiKe(row, { statusAsset, keterangan }));
      await changeKondisi(deed, { idAsset, digunakan: statusAsset === "digunakan", keterangan });
      if (row.softDelete !== (statusAsset === "tidak")) {
        await notePerhatian(deed, [idAsset], statusAsset === "tidak" ? "tidak digunakan" : "digunakan lagi");
      }
      await audit(deed, {
        jenis: "asset",
        id: idAsset,
        sebelum: { kondisi: NAMA_KONDISI[kondisiOf(row.softDelete)], keterangan: row.keterangan },
        sesudah: { kondisi: NAMA_KONDISI[statusAsset], keterangan },
      });
      return { message: `Asset ${row.kodeAsset} menjadi ${NAMA_KONDISI[statusAsset]}` };
    },
  },
  tinjauAsset: {
    async write(deed, { idAsset }) {
      const row = found(await lockAsset(deed.tx, idAsset), "Asset");
      must(mayReview(deed.user, row));
      await markReviewed(deed, [idAsset]);
      const tinjauan = row.perhatian.map(({ jenis, oleh }) => `${NAMA_PERHATIAN[jenis]} oleh ${oleh}`).join(", ");
      await audit(deed, { jenis: "asset", id: idAsset, sesudah: { tinjauan: `${tinjauan}: sudah ditinjau` } });
      return { message: `Asset ${row.kodeAsset} sudah ditinjau` };
    },
  },
  cetakLabelAsset: {
    async read({ db, services }, { idAsset }) {
      const row = found(await findAsset(db, { idAsset }), "Asset");
      const { nama } = await letterhead(db, services.storage);
      const judul = `Label ${row.kodeAsset}`;
      const pdf = await labelAsset(nama, [row], judul);
      return { data: { base64: pdf.toString("base64"), nama: `${judul.replaceAll("/", "-")}.pdf` } };
    },
  },
  cetakLabelBanyak: {
    async read({ db, services, today }, { idAsset }) {
      const [rows, { nama }] = await Promise.all([beberapaAsset(db, idAsset), letterhead(db, services.storage)]);
      const ada = new Set<number>(rows.map((row) => row.idAsset));
      const hasil = idAsset.map((id) => ({ id: String(id), ...(ada.has(id) ? DICETAK : TIDAK_ADA) }));
      const judul = `Label Asset (${rows.length}) ${tanggal(today)}`;
      const pdf = rows.length === 0 ? null : (await labelAsset(nama, rows, judul)).toString("base64");
      return { data: { pdf: pdf === null ? null : { base64: pdf, nama: `${judul}.pdf` }, hasil } };
    },
  },
  exportAsset: {
    async sheet({ db, today }, asked) {
      return { name: `Export Asset-${tanggal(today)}.xlsx`, content: assetXlsx(db, today, asked) };
    },
  },
});

const DICETAK = { status: BERHASIL, message: "Dicetak" };
const TIDAK_ADA = { status: 404, message: "Asset tidak ditemukan" };

const wire = ({ pembagi, dibukukan, batal, ...row }: AssetRow, user: User, today: Tanggal): Asset => ({
  ...row,
  penyusutan: [penyusutanKini({ ...row, pembagi, dibukukan }, today)],
  aksi: { kondisi: mayKondisi({ ...row, batal }), lepas: mayRelease({ ...row, batal }), tinjau: mayReview(user, row) },
});

const kondisiWire = ({ digunakan, ...row }: KondisiRow) => ({ ...row, statusAsset: kondisiOf(!digunakan) });
