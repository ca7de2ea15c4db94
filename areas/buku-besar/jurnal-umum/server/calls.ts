import { DITARIK } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { jurnalUmum as bukukan } from "#books/jurnal/jurnal.ts";
import { depreciateWithin } from "#books/jurnal/susut.ts";
import { barisBalik, lastBooked, lockDue } from "#books/jurnal/ulang.ts";
import { moveCleared } from "#books/produksi/pembebanan.ts";
import { audit } from "#company/audit/audit.ts";
import { nanti } from "#company/hariIni.ts";
import { type Setelan, setelan } from "#company/perusahaan.ts";
import { DICATAT, decideRequest, mayWithdraw, persetujuanOf, withdraw } from "#company/putusan.ts";
import { refuseTertutup, tertutup } from "#company/tutupBuku.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Deed, Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { isianJurnalUmum, type JurnalUmum, jurnalUmum, tanpaSisa } from "../contract.ts";
import {
  mayApproveReversal,
  mayBeDecided,
  mayDecideCosts,
  mayReverse,
  problemOfAkun,
  problemOfHari,
  SEBUTAN,
  sasaranPutusan,
} from "./rules.ts";
import {
  akunBaris,
  copyBukti,
  decideJurnalUmum,
  findJurnalUmum,
  type JurnalUmumRow,
  lockJurnalUmum,
  pageOfJurnalUmum,
} from "./sql.ts";
import { writeEntry } from "./writeEntry.ts";

export const jurnalUmumCalls: Handlers<typeof jurnalUmum> = implement(jurnalUmum, {
  getJurnalUmum: {
    async read(context, input) {
      const [aturan, { rows, total }] = await Promise.all([setelan(context.db), pageOfJurnalUmum(context.db, input)]);
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context, aturan)),
      );
    },
  },
  getDetailJurnalUmum: {
    async read(context, { idJurnalUmum }) {
      const [aturan, row] = await Promise.all([setelan(context.db), findJurnalUmum(context.db, idJurnalUmum)]);
      return { data: wire(found(row, "Jurnal umum"), context, aturan) };
    },
  },
  addJurnalUmum: {
    async write(deed, { dokumen, ...isian }) {
      const { tx, today } = deed;
      const akun = await akunBaris(tx, isian.baris);
      throwIfAny([
        ...nanti("tanggal", "Tanggal", isian.tanggal, today),
        ...(await tertutup(deed, "tanggal", isian.tanggal)),
        ...problemOfAkun(isian.baris, akun),
      ]);
      const bukti = await deed.files.keepAll(tx, dokumen);
      const idJurnalUmum = await writeEntry(deed, { ...tanpaSisa(isian), membalik: null });
      await attachImages(tx, "jurnal_umum_bukti", { idJurnalUmum }, bukti);
      return { message: "Jurnal umum berhasil dibuat", data: { idJurnalUmum } };
    },
  },
  approveJurnalUmum: {
    async write(deed, { idJurnalUmum, ...putusan }) {
      const { tx, now } = deed;
      const row = found(await lockJurnalUmum(tx, idJurnalUmum), "Jurnal umum");
      must(mayDecideCosts(deed.user, row));
      const disetujui = putusan.status === "Disetujui";
      const ini = { jenis: "jurnalUmum", id: idJurnalUmum, versi: 1, ...putusan } as const;
      const { selesai, catatan } = await decideRequest(deed, sasaranPutusan(row), { ...ini, sebutan: SEBUTAN });
      if (!selesai) {
        await audit(deed, { jenis: "jurnalUmum", id: idJurnalUmum, sebelum: {}, sesudah: catatan });
        return { message: DICATAT };
      }
      if (disetujui) await refuseTertutup(deed, "status", row.tanggal);
      if (disetujui && row.membalik !== null) await refuseChanged(deed, row.membalik, row);
      await decideJurnalUmum(deed, idJurnalUmum, putusan);
      if (disetujui) {
        await bukukan(tx, idJurnalUmum, now);
        await moveCleared(deed, row);
      }
      await audit(deed, {
        jenis: "jurnalUmum",
        id: idJurnalUmum,
        sebelum: { status: row.status, note: "" },
        sesudah: { ...putusan, ...catatan },
      });
      return { message: disetujui ? "Jurnal umum berhasil disetujui" : "Jurnal umum berhasil ditolak" };
    },
  },
  withdrawJurnalUmum: {
    async write(deed, { idJurnalUmum: id, note }) {
      const row = found(await lockJurnalUmum(deed.tx, id), "Jurnal umum");
      await withdraw(deed, sasaranPutusan(row), { jenis: "jurnalUmum", id, versi: 1, note, sebutan: SEBUTAN });
      const sesudah = { status: "Ditolak", note: note || DITARIK, ditarik: true } as const;
      await decideJurnalUmum(deed, id, sesudah);
      await audit(deed, { jenis: "jurnalUmum", id, sebelum: { status: row.status, ditarik: false }, sesudah });
      return { message: `Jurnal umum ${id} ditarik` };
    },
  },
  reverseJurnalUmum: {
    async write(deed, { idJurnalUmum: asal, tanggal: diminta }) {
      const { tx, user, today, now } = deed;
      const tanggal = diminta ?? today;
      found(await lockJurnalUmum(tx, asal), "Jurnal umum");
      // What is due of it is booked first: the reversal takes back all of that.
      await depreciateWithin(tx, today, now);
      const row = found(await findJurnalUmum(tx, asal), "Jurnal umum");
      must(mayReverse(user, row));
      throwIfAny([
        ...nanti("tanggal", "Tanggal", tanggal, today),
        ...(await tertutup(deed, "tanggal", tanggal)),
        ...problemOfHari(tanggal, (await lastBooked(tx, asal)) ?? row.tanggal),
      ]);
      const idJurnalUmum = await writeEntry(deed, {
        tanggal,
        keterangan: `Pembalikan ${asal}: ${row.keterangan}`.slice(0, isianJurnalUmum.keterangan.max),
        ...{ ulangan: "Sekali", ulangSampai: null },
        baris: await barisBalik(tx, asal),
        membalik: asal,
      });
      await copyBukti(tx, asal, idJurnalUmum);
      return { message: `Pembalikan ${idJurnalUmum} menunggu persetujuan`, data: { idJurnalUmum } };
    },
  },
});

function wire(sasaran: JurnalUmumRow, { user, picture }: ReadCtx, aturan: Setelan): JurnalUmum {
  const { idUser: _, penyetuju: __, pembebanan: ___, ...row } = sasaran;
  return {
    ...row,
    persetujuan: persetujuanOf(sasaranPutusan(sasaran), aturan),
    bukti: row.bukti.map(picture).filter((address) => address !== null),
    aksi: {
      putuskan: mayBeDecided(user, sasaran, aturan),
      tarik: mayWithdraw(user, sasaranPutusan(sasaran), SEBUTAN),
      balik: mayReverse(user, sasaran),
    },
  };
}

/** Refuses a reversal if more of the entry is booked by now than it takes back. What is due is booked first. */
async function refuseChanged({ tx, today, now }: Deed, asal: string, { baris }: JurnalUmumRow): Promise<void> {
  await depreciateWithin(tx, today, now);
  await lockDue(tx);
  must(mayApproveReversal(baris, await barisBalik(tx, asal)));
}
