import * as z from "zod/mini";
import { answer, pageWith, row } from "#kernel/call.ts";
import { atauKosong, tanggal as hari, uang } from "#kernel/row.ts";
import type { Db } from "#platform/db/database.ts";
import { type Alias, itemsIn } from "#platform/http/alias.ts";
import { type Akun, akun, isianAkun, JENIS_AKUN } from "../akun/contract.ts";
import { type BarisBuku, buku } from "../buku/contract.ts";
import { jurnalUmum } from "../jurnal-umum/contract.ts";
import { laporanBuku } from "../laporan-buku/contract.ts";
import type { LembarBuku } from "../laporan-buku/lembar.ts";
import { type BulanBuku, tutupBuku } from "../tutup-buku/contract.ts";
import { permintaanMenunggu } from "../tutup-buku/server/sql.ts";

/** An id that no record has: the call says that it is not known. */
const TIDAK_ADA = 0;

const kode = isianAkun.kode.input;
const { dari: tglAwal, sampai: tglAkhir, akun: _akun, ...dicari } = buku.getBukuBesar.input.shape;
const { akun: akunnya, saldoAwal, debit, kredit, saldoAkhir } = buku.getBukuBesar.output.shape;
const sekitar = { akun: akunnya, saldoAwal, debit, kredit, saldoAkhir };
const rentang = laporanBuku.getLabaRugiAkrual.input.shape;
const buka = tutupBuku.approveBukaBulan.input.shape;
const jurnalBaru = jurnalUmum.addJurnalUmum.input.shape;
const { idJurnalUmum, status, note } = jurnalUmum.approveJurnalUmum.input.shape;
const { data: lembar } = laporanBuku.getNeracaBukuBesar.output.shape;
const dokumen = row({ jenis: z.string(), id: z.string() });

/** Buku Besar and Tutup Buku for programs elsewhere, which know accounts by their codes and months by their names. */
export const aliasesBukuBesar: readonly Alias[] = [
  {
    route: "GET /bukuBesarWeb/getAkun",
    call: akun.getBaganAkun,
    /** `jenis` is that of the account where a need counts, as its balance is: capital is no expense. */
    leave({ data, ...rest }) {
      const rows = data as Akun[];
      const jenis = new Map(rows.map((row) => [row.idAkun, row.jenis]));
      return { ...rest, data: rows.map((row) => ({ ...row, jenis: jenis.get(row.idAkunLaporan) ?? row.jenis })) };
    },
  },
  {
    route: "GET /bukuBesarWeb/getNeracaSaldo",
    call: laporanBuku.getNeracaSaldo,
    answers: row({
      data: z.array(row({ kode: z.string(), nama: z.string(), jenis: z.enum(JENIS_AKUN), debit: uang, kredit: uang })),
      ...{ totalDebit: uang, totalKredit: uang },
    }),
    async leave({ data, ...rest }, { tanggal }, db) {
      const jenis = await jenisAkun(db, String(tanggal));
      const rows = barisDari(data);
      const total = rows.find(({ kunci }) => kunci === "total")?.nilai;
      return {
        ...rest,
        data: rows
          .filter(({ kunci }) => kunci !== "total")
          .map(({ kode, nama, nilai }) => ({
            ...{ kode, nama, jenis: jenis.get(kode) ?? "Ekuitas" },
            ...{ debit: nilai[DEBIT] ?? 0, kredit: nilai[KREDIT] ?? 0 },
          })),
        totalDebit: total?.[DEBIT] ?? 0,
        totalKredit: total?.[KREDIT] ?? 0,
      };
    },
  },
  {
    route: "GET /bukuBesarWeb/getBukuBesar",
    call: buku.getBukuBesar,
    asks: z.object({ kode, tglAwal, tglAkhir, ...dicari }),
    answers: pageWith(
      row({ tanggal: hari, deskripsi: z.string(), debit: uang, kredit: uang, saldo: atauKosong(uang), dokumen }),
      sekitar,
    ),
    async enter({ kode, tglAwal, tglAkhir, ...rest }, db) {
      const ids = await idAkun(db, [kode]);
      return {
        ...rest,
        akun: kode === undefined ? kode : (ids.get(kode) ?? TIDAK_ADA),
        dari: tglAwal,
        sampai: tglAkhir,
      };
    },
    leave: ({ data, ...rest }) => ({
      ...rest,
      data: (data as BarisBuku[]).map((row) => ({
        ...{ tanggal: row.tanggal, deskripsi: row.keterangan, debit: row.debit, kredit: row.kredit, saldo: row.saldo },
        dokumen: { jenis: row.peristiwa, id: row.dokumen },
      })),
    }),
  },
  {
    route: "GET /bukuBesarWeb/getLabaRugiAkrual",
    call: laporanBuku.getLabaRugiAkrual,
    asks: z.object({ tglAwal: rentang.dari, tglAkhir: rentang.sampai }),
    enter: ({ tglAwal, tglAkhir, ...rest }) => ({ ...rest, dari: tglAwal, sampai: tglAkhir }),
  },
  {
    route: "GET /bukuBesarWeb/getNeraca",
    call: laporanBuku.getNeracaBukuBesar,
    answers: row({ data: lembar, totalAset: uang, totalKewajiban: uang, totalEkuitas: uang, selisih: uang }),
    leave({ data, ...rest }) {
      const rows = barisDari(data);
      const total = (nama: string) => rows.find((row) => row.nama === nama)?.nilai[0] ?? 0;
      const [totalAset, totalKewajiban, totalEkuitas] = [
        total("Total Aset"),
        total("Total Kewajiban"),
        total("Total Ekuitas"),
      ];
      const selisih = totalAset - totalKewajiban - totalEkuitas;
      return { ...rest, data, totalAset, totalKewajiban, totalEkuitas, selisih };
    },
  },
  {
    route: "POST /bukuBesarWeb/addJurnalUmum",
    call: jurnalUmum.addJurnalUmum,
    asks: z.object({ ...jurnalBaru, baris: z.array(z.object({ kode, debit: uang, kredit: uang })) }),
    async enter({ baris, ...rest }, db) {
      const items = itemsIn(baris);
      if (!items) return { ...rest, baris };
      const ids = await idAkun(
        db,
        items.map(({ kode }) => kode),
      );
      return { ...rest, baris: items.map(({ kode, ...sisi }) => ({ ...sisi, idAkun: ids.get(kode) ?? TIDAK_ADA })) };
    },
  },
  {
    route: "POST /bukuBesarWeb/putuskanJurnalUmum",
    call: jurnalUmum.approveJurnalUmum,
    asks: z.object({ id: idJurnalUmum, status, keterangan: note }),
    enter: ({ id, keterangan, ...rest }) => ({ note: keterangan, ...rest, idJurnalUmum: id }),
  },
  {
    route: "GET /tutupBukuWeb/getBulan",
    call: tutupBuku.getTutupBuku,
    asks: z.object({ tahun: z.optional(z.string().check(z.regex(/^\d{4}$/))) }),
    answers: answer(tutupBuku.getTutupBuku.output.shape.data.shape.bulan),
    leave({ data, ...rest }, { tahun }) {
      const { bulan } = data as { bulan: BulanBuku[] };
      return { ...rest, data: tahun ? bulan.filter((row) => row.bulan.startsWith(`${tahun}-`)) : bulan };
    },
  },
  { route: "POST /tutupBukuWeb/tutup", call: tutupBuku.closeBulan },
  { route: "POST /tutupBukuWeb/mintaBuka", call: tutupBuku.requestBukaBulan },
  {
    route: "POST /tutupBukuWeb/buka",
    call: tutupBuku.approveBukaBulan,
    asks: z.object({ bulan: tutupBuku.closeBulan.input.shape.bulan, status: z.optional(buka.status), note: buka.note }),
    async enter({ bulan, ...rest }, db) {
      const diminta = (await permintaanMenunggu(db)).find((row) => row.bulan === bulan);
      return { status: "Disetujui", ...rest, idPermintaan: diminta?.idPermintaan ?? TIDAK_ADA };
    },
  },
];

/** The columns of Neraca Saldo with the balances. */
const [DEBIT, KREDIT] = [3, 4];

const barisDari = (data: unknown) => (data as LembarBuku).tabel.flatMap(({ baris }) => baris);

/** The kind of each account in the statements of a day, by its code of that day. */
async function jenisAkun(db: Db, hari: string): Promise<Map<string, string>> {
  const rows = await db<{ kode: string; jenis: string }[]>`
    select distinct on (m.id_akun) b.kode, m.jenis from bagan_masa m join bagan_pada(${hari}) b using (id_akun)
    where m.mulai <= ${hari} order by m.id_akun, m.mulai desc`;
  return new Map(rows.map(({ kode, jenis }) => [kode, jenis]));
}

async function idAkun(db: Db, kode: readonly unknown[]): Promise<Map<unknown, number>> {
  const berkode = kode.filter((satu): satu is string => typeof satu === "string" && /^[1-9]-[0-9]{4}$/.test(satu));
  // Advances of customers are in the book of Piutang Pelanggan.
  const rows = await db<{ kode: string; idAkun: number }[]>`
    select a.kode, coalesce(p.id_akun, a.id_akun) as id_akun
    from akun a left join akun p on a.bawaan = 'uang-muka' and p.bawaan = 'piutang' where a.kode = any(${berkode})`;
  return new Map(rows.map(({ kode, idAkun }) => [kode, idAkun]));
}
