import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { mayBiaya } from "#company/biayaKunjungan.ts";
import { milikOrder } from "#company/orderMilik.ts";
import { mayTagih } from "#company/tagihKunjungan.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { mayCall, seesHargaBeli } from "#kernel/permission.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { lockKeluhan } from "../../keluhan/server/sql.ts";
import { type Kunjungan, kunjungan } from "../contract.ts";
import { geserKunjungan } from "./geserKunjungan.ts";
import { kerjakanKunjungan, urungkanKunjungan } from "./kerjakanKunjungan.ts";
import { rencanakanKunjungan } from "./rencanakanKunjungan.ts";
import { mayGeser, mayKerjakan, mayUrungkan } from "./rules.ts";
import { bahanKunjungan, findKunjungan, type KunjunganRow, pageOfKunjungan } from "./sql.ts";

export const kunjunganCalls: Handlers<typeof kunjungan> = implement(kunjungan, {
  getKunjungan: {
    async read(context, input) {
      const milik = await milikOrder(context.db, context.user);
      const { rows, total } = await pageOfKunjungan(context.db, { ...input, milik });
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context)),
      );
    },
  },
  getDetailKunjungan: {
    async read(context, { idKunjungan }) {
      return { data: wire(found(await findKunjungan(context.db, idKunjungan), "Kunjungan"), context) };
    },
  },
  getBahanKunjungan: {
    async read({ db }) {
      return { data: await bahanKunjungan(db) };
    },
  },
  addKunjungan: {
    async write(deed, { idKeluhan, ...rencana }) {
      const keluhan = found(await lockKeluhan(deed.tx, idKeluhan), "Keluhan");
      const idKunjungan = await rencanakanKunjungan(deed, keluhan, rencana);
      return { message: `Kunjungan ${idKunjungan} berhasil direncanakan`, data: { idKunjungan } };
    },
  },
  geserKunjungan: {
    async write(deed, isian) {
      await geserKunjungan(deed, isian);
      return { message: `Kunjungan ${isian.idKunjungan} dipindahkan ke ${tertulis(isian.tanggal)}` };
    },
  },
  kerjakanKunjungan: {
    async write(deed, input) {
      await kerjakanKunjungan(deed, input);
      return { message: `Kunjungan ${input.idKunjungan} berhasil dicatat` };
    },
  },
  urungkanKunjungan: {
    async write(deed, input) {
      await urungkanKunjungan(deed, input);
      return { message: `Kunjungan ${input.idKunjungan} diurungkan` };
    },
  },
});

function wire(row: KunjunganRow, { user, picture }: Pick<ReadCtx, "user" | "picture">): Kunjungan {
  const { bukti, idTandaTangan, garansi: _, idSo: __, tglKeluhan: ___, nilai, upah, biaya, ...kunjungan } = row;
  const melihat = seesHargaBeli(user);
  return {
    ...kunjungan,
    nilai: melihat ? nilai : null,
    upah: melihat ? upah : null,
    biaya: mayCall(pengajuan.getDetailPengajuan.permission, user) ? biaya : [],
    buktiFoto: bukti.flatMap((id) => picture(id) ?? []),
    tandaTangan: picture(idTandaTangan),
    aksi: {
      kerjakan: mayKerjakan(row),
      geser: mayGeser(row),
      urungkan: mayUrungkan(row),
      tagih: mayTagih(row),
      biaya: mayBiaya(row),
    },
  };
}
