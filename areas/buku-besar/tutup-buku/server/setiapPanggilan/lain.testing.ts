import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { bukanAngka, type Temuan } from "./temuan.testing.ts";

const ORANG = bukanAngka("people and their rights: no report has a figure of them");
const MASUK = bukanAngka("sessions: no report has a figure of them");
const NAMA_ORANG = bukanAngka("a name in a list of choices: no report has a figure of it");
const ATURAN = bukanAngka("who may decide what: no report has a figure of it");

const OPNAME = bukanAngka("what was counted, beside the books: no report has a figure of it before it is approved");

export const LAIN_LAIN: Record<string, Temuan> = {
  "karyawan.addUser": ORANG,
  "karyawan.updateUser": {
    temuan: "Mutasi names who asked and who decided: the name holds from the first open month on (nama_dulu)",
    terbuka: async (_, { idUser, call }) => {
      const [row] = (await call(karyawan.getUser, { limit: 100 })).data.filter((satu) => satu.idUser === idUser);
      return [[karyawan.updateUser, { ...row, idRole: row?.role[0]?.idRole, namaLengkap: "Ratna Sari" }]];
    },
  },
  "karyawan.deleteUser": ORANG,
  "karyawan.resetPassword": ORANG,
  "karyawan.importExcelKaryawan": ORANG,
  "profil.getProfile": ORANG,
  "profil.updateFotoProfile": ORANG,
  "profil.undoFotoProfile": ORANG,
  "profil.setHalamanAwal": ORANG,
  "profil.ubahPassword": ORANG,
  faktorKedua: MASUK,
  kunciApi: MASUK,
  webhook: bukanAngka("what other programs are told"),
  usulan: bukanAngka("a draft of a call, which itself keeps to the months"),
  "session.login": MASUK,
  "session.logout": MASUK,
  "session.mulaiPertama": MASUK,
  "mulai.setTanggalAwal": bukanAngka("it names a day for what is booked later, and refuses one of a closed month"),
  "impor.imporNeraca": bukanAngka("the old program's balances, beside the books"),
  "impor.imporSaldo": bukanAngka(
    "an entry and money of the last day of the old program, which refuse a closed month as typed ones do",
  ),
  "mulai.setAkunLama": bukanAngka("which account of the old program stands beside which: beside the books"),
  "mulai.tutupMulai": bukanAngka("a list of what to bring"),
  "session.akhiriSesi": MASUK,
  "session.akhiriSemuaSesi": MASUK,
  "divisi.addDivisi": NAMA_ORANG,
  "divisi.updateDivisi": NAMA_ORANG,
  "divisi.deleteDivisi": NAMA_ORANG,
  "role.addRole": NAMA_ORANG,
  "role.updateRole": NAMA_ORANG,
  "role.deleteRole": NAMA_ORANG,
  "role.setFaktorKedua": ORANG,
  "role.setBatasDiskon": bukanAngka("who may give how much without asking"),
  "jabatan.addJabatan": NAMA_ORANG,
  "jabatan.updateJabatan": NAMA_ORANG,
  "jabatan.deleteJabatan": NAMA_ORANG,
  "batas.addBatas": ATURAN,
  "batas.updateBatas": ATURAN,
  "batas.deleteBatas": ATURAN,
  kolomSendiri: bukanAngka("words that a company keeps beside its customers and products"),
  tautan: bukanAngka("an address that opens a paper as it is"),
  whatsapp: bukanAngka("a message that carries a paper as it is"),
  "marketplace.imporMarketplace": bukanAngka(
    "orders of open months, as typed ones are, with invoices of today; it refuses an order of a closed month",
  ),
  "marketplace.tandaiDilihat": bukanAngka("that somebody looked at an order"),
  komentar: bukanAngka("what people say about a document"),
  tampilan: bukanAngka("how somebody looks at a list"),
  pengantar: bukanAngka("what was explained to somebody"),
  kalender: bukanAngka("an address at which somebody's calendar is read"),
  kabar: bukanAngka("news of other things"),
  unggahan: bukanAngka("pieces of files that no document has yet"),
  rekeningKoran: bukanAngka(
    "what the bank said, beside the books; the code of a payment is booked in open months alone (pastiKode.test.ts)",
  ),
  rekonsiliasi: bukanAngka("until when book and bank agree: it keeps kas as it is"),
  "opname.addOpname": OPNAME,
  "opname.hitungOpname": OPNAME,
  "opname.importExcelOpname": OPNAME,
  "opname.kirimOpname": OPNAME,
  "opname.kembalikanOpname": OPNAME,
  "opname.tarikOpname": OPNAME,
  keluhan: bukanAngka("what customers complain about: no report has a figure of it"),
  aturan: bukanAngka("guarantees of what leaves from today on"),
  "kunjungan.addKunjungan": bukanAngka("a plan"),
  "kunjungan.geserKunjungan": bukanAngka("a plan"),
  perawatan: bukanAngka("plans, rules and mails about machines that are at customers"),
  "impor.imporPelanggan": bukanAngka("customers that come from another program"),
  "impor.imporBahan": bukanAngka("the same books as addBahan, today"),
  "impor.imporPemasok": bukanAngka("suppliers that come from another program"),
  "impor.imporKaryawan": ORANG,
  "impor.imporProduk": bukanAngka("new machines and their stock of today: the present month is always open"),
  "impor.imporPiutang": bukanAngka("booked on the last day of the old program, whose month the database guards"),
  "impor.imporHutang": bukanAngka("booked on the last day of the old program, whose month the database guards"),
  "impor.imporOrder": bukanAngka(
    "orders of open months, and money of the last day of the old program, which refuses a closed month",
  ),
  "impor.imporAsset": bukanAngka(
    "booked on the last day of the old program, and taken back on it; both are refused once its month is closed",
  ),
  "impor.batalImpor": bukanAngka("it is refused once the month of the import is closed"),
  pelanggan: bukanAngka("customers and what was said: the order keeps its own copy"),
  piutang: bukanAngka(
    "reminders and statements: what is owed is read from orders and payments; money received has the day of its row of kas",
  ),
  "perusahaan.undoLogo": bukanAngka("the logo alone"),
  "perusahaan.updatePerusahaan": bukanAngka(
    "the letterhead is that of the company that prints now, also above old reports; rules for what comes. Dasar Neraca holds from the first open month on (areas/laporan/server/gantiDasar.test.ts)",
  ),
};
