import fc from "fast-check";
import type { Tanggal } from "#kernel/types.ts";

/** A movement as the bank knows it. */
export type Gerak = { tanggal: Tanggal; keterangan: string; sen: number };
export type Ditulis = {
  gerak: readonly Gerak[];
  saldoAwal: number;
  tunda?: readonly Omit<Gerak, "tanggal">[];
  nomor?: string;
};

export const NOMOR = "1234567890";
const BULAN = ["January", "February", "March", "April", "May", "June", "July"];
BULAN.push("August", "September", "October", "November", "December");

/** 1234567.8 -> "1,234,567.80" */
const inggris = (sen: number): string => {
  const [whole = "", cents = ""] = (Math.abs(sen) / 100).toFixed(2).split(".");
  return `${sen < 0 ? "-" : ""}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${cents}`;
};
const indonesia = (sen: number): string => {
  const swapped = inggris(sen).replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
  return sen < 0 ? `-Rp ${swapped.slice(1)}` : `Rp ${swapped}`;
};
const polos = (sen: number): string => (sen / 100).toFixed(2);
const kutip = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const tanda = (sen: number): string => (sen < 0 ? "DB" : "CR");
const bagian = (hari: Tanggal) => {
  const [tahun = "", bulan = "", tanggal = ""] = hari.split("-");
  return { tahun, bulan, tanggal };
};
const garis = (hari: Tanggal): string => `${bagian(hari).tanggal}/${bagian(hari).bulan}/${bagian(hari).tahun}`;

type Bersaldo = Gerak & { saldo: number };
export function bersaldo({ gerak, saldoAwal }: Ditulis): Bersaldo[] {
  let saldo = saldoAwal;
  return gerak.map((line) => {
    saldo += line.sen;
    return { ...line, saldo };
  });
}

/** How a bank writes a line, and what stands around the lines. */
export type Tata = {
  nama: string;
  /** Whether a line says its running balance. */
  bersaldo: boolean;
  tulis(isi: Ditulis): { kepala: string[]; baris: string[]; kaki: string[] };
};

const periode = (gerak: readonly Gerak[]): string => {
  const [awal, akhir] = [gerak[0]?.tanggal, gerak.at(-1)?.tanggal];
  return awal && akhir ? `${garis(awal)} - ${garis(akhir)}` : "";
};

const bca: Tata = {
  nama: "BCA",
  bersaldo: true,
  tulis(isi) {
    const { gerak, tunda = [], nomor = NOMOR, saldoAwal } = isi;
    const lines = bersaldo(isi);
    return {
      kepala: [
        "Informasi Rekening - Mutasi Rekening",
        `No. rekening : ${nomor}`,
        "Nama : PT CONTOH",
        `Periode : ${periode(gerak)}`,
        "Kode Mata Uang : IDR",
        "",
        "Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo",
      ],
      baris: [
        ...lines.map(({ tanggal, keterangan, sen, saldo }) => {
          const { tanggal: hari, bulan } = bagian(tanggal);
          const jumlah = kutip(inggris(Math.abs(sen)));
          return `'${hari}/${bulan},${kutip(keterangan)},'0000,${jumlah},${tanda(sen)},${kutip(inggris(saldo))}`;
        }),
        ...tunda.map(
          ({ keterangan, sen }) =>
            `PEND,${kutip(keterangan)},'0000,${kutip(inggris(Math.abs(sen)))},${tanda(sen)},${kutip("0.00")}`,
        ),
      ],
      kaki: [kutip(`Saldo Awal : ${inggris(saldoAwal)}`), kutip(`Saldo Akhir : ${inggris(lines.at(-1)?.saldo ?? 0)}`)],
    };
  },
};

const bcaBisnis: Tata = {
  nama: "BCA Bisnis",
  bersaldo: true,
  tulis: (isi) => ({
    kepala: ['Tanggal Transaksi,"Keterangan","Cabang","Jumlah","Saldo"'],
    baris: bersaldo(isi).map(({ tanggal, keterangan, sen, saldo }) => {
      const jumlah = kutip(`${inggris(Math.abs(sen))} ${tanda(sen)}`);
      return `${garis(tanggal)},${kutip(keterangan)},"0000",${jumlah},${kutip(inggris(saldo))}`;
    }),
    kaki: [],
  }),
};

const bcaDitempel: Tata = {
  nama: "BCA Bisnis ditempel",
  bersaldo: true,
  tulis: (isi) => ({
    kepala: ["No\tTanggal\tKeterangan\tDebit\tKredit\tSaldo"],
    baris: bersaldo(isi).map(({ tanggal, keterangan, sen, saldo }, at) => {
      const sisi = sen < 0 ? [indonesia(-sen), "-"] : ["-", indonesia(sen)];
      return [at + 1, garis(tanggal), keterangan, ...sisi, indonesia(saldo)].join("\t");
    }),
    kaki: [],
  }),
};

const bri: Tata = {
  nama: "BRI",
  bersaldo: true,
  tulis: (isi) => ({
    kepala: [
      "ID,NOREK,TGL_TRAN,TGL_EFEKTIF,JAM_TRAN,SEQ,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN,TRUSER",
    ],
    baris: bersaldo(isi).map(({ tanggal, keterangan, sen, saldo }, at) => {
      const saat = `${tanggal} 23:44:44`;
      const sisi = sen < 0 ? [polos(-sen), "0.00"] : ["0.00", polos(sen)];
      const cells = [at, isi.nomor ?? NOMOR, saat, saat, "234444", "143801", keterangan, polos(saldo - sen), ...sisi];
      return [...cells, polos(saldo), sen < 0 ? "Db" : "Cr", "8888079"].map((cell) => kutip(String(cell))).join(",");
    }),
    kaki: [],
  }),
};

const kopra: Tata = {
  nama: "Mandiri Kopra",
  bersaldo: true,
  tulis: (isi) => ({
    kepala: ["AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance"],
    baris: bersaldo(isi).map(({ tanggal, keterangan, sen, saldo }) => {
      const { tahun, bulan, tanggal: hari } = bagian(tanggal);
      const sisi = sen < 0 ? ["0.00", polos(-sen)] : [polos(sen), "0.00"];
      const saat = `${hari} ${BULAN[Number(bulan) - 1]} ${tahun} 11:27:10`;
      return [isi.nomor ?? NOMOR, "IDR", saat, kutip(`${keterangan}   `), " ", ...sisi, polos(saldo)].join(";");
    }),
    kaki: [],
  }),
};

const mcm: Tata = {
  nama: "Mandiri MCM",
  bersaldo: false,
  tulis: ({ gerak, nomor = NOMOR }) => ({
    kepala: ["Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit"],
    baris: gerak.map(({ tanggal, keterangan, sen }) => {
      const { tahun, bulan, tanggal: hari } = bagian(tanggal);
      const tgl = `${hari}/${bulan}/${tahun.slice(2)}`;
      const nol = (isi: number) => kutip(isi === 0 ? ".00" : inggris(isi));
      return [
        nomor,
        tgl,
        tgl,
        "6902",
        kutip(keterangan),
        kutip(""),
        "",
        nol(Math.max(-sen, 0)),
        nol(Math.max(sen, 0)),
      ].join(",");
    }),
    kaki: [],
  }),
};

/** A bank that nobody knows: its columns are named once. */
export const JUDUL_LAIN = {
  ...{ tanggal: "Hari Buku", keterangan: "Berita", jumlah: "Besaran", tanda: "Arah", saldo: "Sisa" },
};
const lain: Tata = {
  nama: "bank lain",
  bersaldo: true,
  tulis: (isi) => ({
    kepala: ["Hari Buku;Arah;Besaran;Berita;Sisa"],
    baris: bersaldo(isi).map(({ tanggal, keterangan, sen, saldo }) => {
      const { tahun, bulan, tanggal: hari } = bagian(tanggal);
      const arah = sen < 0 ? "D" : "K";
      return [`${hari}-${bulan}-${tahun}`, arah, indonesia(Math.abs(sen)), kutip(keterangan), indonesia(saldo)].join(
        ";",
      );
    }),
    kaki: [],
  }),
};

export const TATA: readonly Tata[] = [bca, bcaBisnis, bcaDitempel, bri, kopra, mcm, lain];

/** The whole text of a statement. */
export function teksKoran(tata: Tata, isi: Ditulis): string {
  const { kepala, baris, kaki } = tata.tulis(isi);
  return [...kepala, ...baris, ...kaki].join("\r\n");
}
/** The row of the file on which the line with this number, from 0 on, stands. */
export const barisKe = (tata: Tata, isi: Ditulis, ke: number): number => tata.tulis(isi).kepala.length + ke + 1;

const HARI_MS = 86_400_000;
const geser = (hari: string, n: number): Tanggal =>
  new Date(Date.parse(hari) + n * HARI_MS).toISOString().slice(0, 10) as Tanggal;

/** Movements over the turn of a year, several a day, with fees and equal ones among them. */
export const gerakAcak: fc.Arbitrary<Gerak[]> = fc
  .array(
    fc.record({
      maju: fc.integer({ min: 0, max: 2 }),
      sen: fc.oneof(
        fc.constantFrom(-100_000, -250_000, -650_000, 5_000_000),
        fc.integer({ min: -900_000_000, max: 900_000_000 }).filter((sen) => sen !== 0),
      ),
      keterangan: fc.constantFrom(
        'TRSF E-BANKING CR 0308/FTSCY/WS95221 PT "MITRA", UNGGAS',
        "BIAYA ADM",
        "KR OTOMATIS MID : 885 TOKO QR : 100.000 DDR : 700",
        "BRIVA30135083144889247NBMBA",
        "SWITCHING CR TRF 002; CV JAYA",
      ),
    }),
    { minLength: 3, maxLength: 40 },
  )
  .map((steps) => {
    let hari = "2025-12-20" as Tanggal;
    return steps.map(({ maju, sen, keterangan }) => {
      hari = geser(hari, maju);
      return { tanggal: hari, keterangan, sen };
    });
  });
