import type { Id } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { dampakPada } from "../kas/dampak.ts";
import { keepRefund } from "../kas/hangus.ts";
import { payMoney, receiveMoney } from "../kas/kas.ts";
import { kebutuhanAwal } from "../kas/kebutuhanAwal.ts";
import { kekuranganOf } from "../kas/kekurangan.ts";
import { readRekening } from "../kas/rekening.ts";
import { direkonsiliasi } from "../kas/rekonsiliasi.ts";
import { openRekening, receiveDp, returnDp, undoRekening } from "../kas/saldoAwal.ts";
import { submitRefund } from "../pesanan/batal.ts";
import { ANEKA, disiapkan, invoiceBaru, KAS, RJP } from "./baru.testing.ts";
import { hari, id, rp, type Tindakan } from "./tertulis.testing.ts";
import { masalah, rekonsiliasi, uji } from "./uang.testing.ts";

const awal = { idKebutuhan: id<"kebutuhan">(6), hari: hari("2026-06-30"), deskripsi: "Saldo awal" };
const buka = (deed: Deed) =>
  openRekening(
    deed,
    [
      { idRekening: RJP, nominal: rp(1_000) },
      { idRekening: ANEKA, nominal: rp(20) },
      { idRekening: RJP, nominal: rp(300) },
    ],
    awal,
  );
const urutDari = async (tx: Tx, deskripsi: string) =>
  (
    await tx<
      { urut: number }[]
    >`select urut from pengajuan where deskripsi_pengajuan = ${deskripsi} and tipe_pengajuan = 'masuk'
    order by urut`
  ).map(({ urut }) => urut);
const dp = (idSo: string, idInvoice: string, nominal: number, idRekening: Id<"rekening"> = ANEKA) => ({
  ...{ idSo, idInvoice, nominal: rp(nominal), idRekening, deskripsi: `DP ${idSo}` },
});

const terpakai =
  (...bayar: readonly [string, number][]): Tindakan =>
  async (deed) => {
    await buka(deed);
    for (const [tanggal, nominal] of bayar)
      await payMoney(deed, { ...uji, nominal: rp(nominal), tanggal: hari(tanggal) });
    await undoRekening(deed, (await urutDari(deed.tx, "Saldo awal")).slice(1, 2), "Dibatalkan");
  };

export const SALDO_AWAL: Record<string, Tindakan> = {
  "accounts have money at the beginning": async (deed) => {
    const urut = await buka(deed);
    return JSON.stringify(await urutDari(deed.tx, "Saldo awal")) === JSON.stringify(urut);
  },
  "accounts have money today": async (deed) =>
    void (await openRekening(deed, [{ idRekening: RJP, nominal: rp(1) }], { ...awal, hari: deed.today })),
  "more than an account can hold, in two parts": async (deed) => {
    const nominal = rp(500_000_000_000_000);
    await openRekening(
      deed,
      [
        { idRekening: RJP, nominal },
        { idRekening: RJP, nominal },
      ],
      awal,
    );
  },
  "an account agrees with its bank": async (deed) => {
    await rekonsiliasi(deed, 4, "2026-06-30");
    await rekonsiliasi(deed, 3, "2026-06-29");
    const jawab = [await direkonsiliasi(deed.tx, "berkas", [ANEKA, null, RJP], hari("2026-06-30"))];
    jawab.push(await direkonsiliasi(deed.tx, "berkas", [ANEKA, KAS, RJP], hari("2026-06-29")));
    return [...jawab, await buka(deed).catch(masalah)];
  },
  "that money goes back": async (deed) => {
    await disiapkan(async () => void (await buka(deed)))(deed);
    await undoRekening(deed, (await urutDari(deed.tx, "Saldo awal")).slice(0, 2), "Dibatalkan");
  },
  "nothing goes back": (deed) => undoRekening(deed, [], "Dibatalkan"),
  "that money was spent on the first day since": async (deed) => {
    await buka(deed);
    await payMoney(deed, { ...uji, nominal: rp(14_000_001), tanggal: hari("2026-07-01") });
    await undoRekening(deed, (await urutDari(deed.tx, "Saldo awal")).slice(1, 2), "Dibatalkan");
  },
  "that money was spent in two parts of one day": terpakai(["2026-07-01", 13_999_000], ["2026-07-01", 1_001]),
  "that money was spent on two days": terpakai(["2026-07-01", 13_999_000], ["2026-07-02", 1_001]),
  "that money was spent, and more the next day": terpakai(["2026-07-01", 14_000_001], ["2026-07-02", 5]),
  "that money was spent and came again": async (deed) => {
    await buka(deed);
    await payMoney(deed, { ...uji, nominal: rp(14_000_001), tanggal: hari("2026-07-01") });
    await receiveMoney(deed, { ...uji, nominal: rp(14_000_001) });
    await undoRekening(deed, (await urutDari(deed.tx, "Saldo awal")).slice(1, 2), "Dibatalkan");
  },
  "just enough of it is there": async (deed) => {
    await disiapkan(async () => {
      await buka(deed);
      for (const nominal of [13_999_000, 1_000])
        await payMoney(deed, { ...uji, nominal: rp(nominal), tanggal: hari("2026-07-01") });
    })(deed);
    await undoRekening(deed, (await urutDari(deed.tx, "Saldo awal")).slice(1, 2), "Dibatalkan");
  },
  "an account agrees with its bank since": async (deed) => {
    await buka(deed);
    await rekonsiliasi(deed, 4, "2026-06-30");
    await undoRekening(deed, (await urutDari(deed.tx, "Saldo awal")).slice(1, 2), "Dibatalkan").catch((failure) => {
      throw new Error(JSON.stringify(masalah(failure)));
    });
  },
  "down payments come and go back": async (deed) => {
    await disiapkan(async () => {
      for (const idSo of ["SO-2606-00005", "SO-2606-00002"])
        await invoiceBaru(deed, { id: `INV-${idSo}`, idSo, ke: 2, bayar: 10, dp: 1, status: "Menunggu" });
    })(deed);
    const rows = [dp("SO-2606-00005", "INV-SO-2606-00005", 7_000), dp("SO-2606-00002", "INV-SO-2606-00002", 50)];
    await receiveDp(deed, rows, await readRekening(deed.tx, [ANEKA]), hari("2026-06-30"));
    await returnDp(deed, rows, hari("2026-06-30"));
  },
  "down payments that are too much": async (deed) => {
    const rows = [dp("SO-2606-00005", "INV-1", 500_000_000_000_000), dp("SO-2606-00002", "INV-2", 499_999_999_999_999)];
    await receiveDp(deed, rows, await readRekening(deed.tx, [ANEKA]), hari("2026-06-30"));
  },
  "down payments that were spent": (deed) =>
    returnDp(
      deed,
      [dp("SO-2606-00005", "INV-1", 10_000_000), dp("SO-2606-00002", "INV-2", 4_000_001)],
      hari("2026-06-30"),
    ),
  "the need of the first money": async (deed) => {
    await deed.tx`update akun set induk = 11 where id_kebutuhan in (12, 6)`;
    return kebutuhanAwal(deed, id(11));
  },
  "a need is made for the first money": async (deed) => {
    await deed.tx`insert into kebutuhan (nama_kebutuhan) values ('saldo awal REKENING')`;
    return kebutuhanAwal(deed, id(11));
  },
  "what an account lacks": async ({ tx }) => {
    const rekening = await readRekening(tx, [ANEKA, id(7), RJP]);
    const satu = (nomor: number) => rekening.get(nomor) ?? ({} as never);
    const dicari = [14_000_000, 14_000_001, 14_123_456, 14_123_457, 116_620_000, 116_620_001, 300_000_000];
    const jawab: unknown[] = [];
    for (const nominal of dicari) jawab.push(await kekuranganOf(tx, satu(4), nominal));
    jawab.push(await kekuranganOf(tx, satu(7), 5), await kekuranganOf(tx, satu(3), 102_620_001));
    return [...jawab, dampakPada(satu(4), 5), dampakPada(satu(4), -14_000_001), dampakPada(satu(7), 1), rekening.size];
  },
  "a refund is kept": async (deed) => {
    await submitRefund(deed, "SO-2606-00010", 5_000, "Hangus");
    const hangus = { idPengajuan: "PB-2607-00001", idSo: "SO-2606-00010", nominal: rp(5_000) };
    await deed.tx`update pengajuan set status_pengajuan = 'Ditolak', id_user_approve = 1, tgl_approve = ${deed.today}
      where id_pengajuan = 'PB-2607-00001'`;
    await keepRefund(deed, hangus);
    return deed.tx`select id_pengajuan, id_so, nominal, tanggal from dp_hangus order by 1`;
  },
};
