import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { jabatan } from "#areas/karyawan/jabatan/contract.ts";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { role } from "#areas/karyawan/role/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { ubahBanyak } from "#areas/produk/ubah-banyak/contract.ts";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { qrisDari } from "#kernel/qris.ts";
import type { Services } from "#platform/http/context.ts";
import { hashPassword } from "#platform/http/sessions/password.ts";
import { type Actor, actorFor } from "./actor.ts";
import { MESIN } from "./mesin.ts";
import { DIVISI, JABATAN, PEGAWAI, type Pegawai } from "./pegawai.ts";
import { machinePicture, portrait } from "./pictures.ts";

export const PASSWORD_DEMO = "kantor-demo";

const PEMILIK = { RJP: "PT Rejeki Jaya Pengering", ANEKA: "CV Aneka Rejeki" } as const;
/** The account whose invoices have a code. */
const BERKODE = "BCA RJP";
/** A merchant account that no bank has. */
const QRIS = qrisDari({
  ...{ "00": "01", "01": "11", "51": "0014ID.CO.QRIS.WWW0215ID0000000000000", "52": "5072", "53": "360", "58": "ID" },
  ...{ "59": "REJEKI JAYA PENGERING", "60": "BANDUNG", "61": "40553" },
});
/** The numbers of the accounts at their banks. */
const NOMOR: Readonly<Record<string, string>> = {
  "BCA RJP": "283 001 7788",
  "BCA Aneka": "283 004 1122",
  "BRI RJP": "0331 01 000455 30 8",
  "BRI Aneka": "0331 01 000871 30 2",
};

/** Adds the letterhead, the employees and the machines. */
export async function dirikan(services: Services, boss: Actor): Promise<void> {
  await boss.do(perusahaan.updatePerusahaan, {
    nama: "PT Rejeki Jaya Pengering",
    alamat: "Jl. Raya Industri No. 88, Bandung 40553",
    noTelp: "022 601 2345",
    email: "halo@rejekijaya.contoh.id",
    barisBank: `BCA 283 001 7788 a.n. ${PEMILIK.RJP}\nBRI 0331 01 000455 30 8 a.n. ${PEMILIK.RJP}`,
    hariProduksiPl: 30,
    hariProduksiPo: 30,
    pengajuanSendiriOlehOrangLain: true,
    hariBackup: 7,
    qris: QRIS,
  });
  await bukaRekening(boss);
  await pekerjakan(services, boss);
  for (const [n, mesin] of MESIN.entries()) {
    const isian = {
      kodeProduk: mesin.kode,
      namaProduk: mesin.nama,
      kapasitas: mesin.kapasitas,
      tipe: mesin.tipe,
      kategoriProduk: mesin.kategori,
      hargaProduk: mesin.harga,
      hargaBeli: mesin.beli,
      // The dearer machines have serial numbers.
      berseri: mesin.kategori === "utama" && mesin.harga >= 15_000_000,
      minimalStock: mesin.minimal,
    };
    const foto = { fotoProduk: [await machinePicture(mesin.gambar, n)] };
    const { data } = await boss.do(produk.addProduk, { ...isian, jumlahStock: mesin.stock }, foto);
    // Products that are only made to order need no reorder level.
    if (mesin.minimal === 0) await boss.do(produk.editProduk, { ...isian, idProduk: data.idProduk, reminder: false });
  }
  // A change of many that was a mistake, and taken back.
  const { data } = await boss.do(ubahBanyak.ubahBanyakProduk, { kategori: "upgrade", minimalStock: 25 });
  await boss.do(ubahBanyak.batalkanUbahBanyak, { idUbahBanyak: data.idUbahBanyak });
}

async function bukaRekening(boss: Actor): Promise<void> {
  const { data } = await boss.do(rekening.getRekening, {});
  for (const { idRekening, namaRekening, grup } of data) {
    const nomorRekening = NOMOR[namaRekening];
    if (!nomorRekening || !grup) continue;
    const kodeUnik = namaRekening === BERKODE;
    const pemilik = { nomorRekening, atasNama: PEMILIK[grup] };
    await boss.do(rekening.updateRekening, { idRekening, namaRekening, ...pemilik, kodeUnik });
  }
}

async function pekerjakan(services: Services, boss: Actor): Promise<void> {
  const idDivisi = new Map<string, number>();
  for (const nama of DIVISI) idDivisi.set(nama, (await boss.do(divisi.addDivisi, { namaDivisi: nama })).data.idDivisi);
  const idJabatan = new Map<string, number>();
  for (const nama of JABATAN) {
    idJabatan.set(nama, (await boss.do(jabatan.addJabatan, { namaJabatan: nama })).data.idJabatan);
  }
  await boss.do(role.addRole, { namaRole: "Sales" });
  const { data: roles } = await boss.do(role.getRole, {});
  const idUser = new Map<string, number>();
  for (const [n, pegawai] of PEGAWAI.entries()) {
    await boss.do(karyawan.addUser, {
      ...dataDiri(pegawai, n),
      idRole: roles.find((one) => one.namaRole === pegawai.role)?.idRole ?? 0,
      idDivisi: idDivisi.get(pegawai.divisi) ?? null,
      idJabatan: idJabatan.get(pegawai.jabatan) ?? null,
      idAtasan: idUser.get(pegawai.atasan ?? "") ?? null,
      menu: pegawai.menu ?? null,
    });
    const [row] = await services.sql<{ idUser: number }[]>`
      select id_user from karyawan where no_karyawan = ${pegawai.nokar}`;
    idUser.set(pegawai.nokar, row?.idUser ?? 0);
  }
  // The demo prints its passwords, so that they need not be changed at the first login.
  await services.sql`
    update karyawan set password = ${await hashPassword(PASSWORD_DEMO)}, wajib_ganti_password = false
    where no_karyawan = any(${PEGAWAI.map((pegawai) => pegawai.nokar)})`;
  for (const [n, { nokar, kerudung = false }] of PEGAWAI.entries()) {
    const diri = await actorFor(services, nokar);
    await diri.do(profil.updateFotoProfile, {}, { fotoProfile: [await portrait(n, kerudung)] });
  }
}

const JALAN = ["Jl. Melati", "Jl. Kenanga", "Jl. Cihampelas", "Jl. Setiabudi", "Jl. Buah Batu", "Jl. Pasteur"];
const dua = (n: number) => String(n).padStart(2, "0");

function dataDiri({ nokar, nama }: Pegawai, n: number) {
  const lahir = `${1972 + ((n * 5) % 27)}-${dua(1 + ((n * 7) % 12))}-${dua(1 + ((n * 11) % 28))}`;
  const alamat = `${JALAN[n % JALAN.length]} No. ${3 + ((n * 17) % 90)}`;
  const panggilan = nama.split(" ")[0] ?? "";
  return {
    noKaryawan: nokar,
    namaLengkap: nama,
    namaPanggilan: panggilan,
    email: `${nama.toLowerCase().replace(" ", ".")}@rejekijaya.contoh.id`,
    nik: `3273${lahir.slice(8)}${lahir.slice(5, 7)}${lahir.slice(2, 4)}${String(n + 1).padStart(6, "0")}`,
    tempatLahir: n % 3 === 0 ? "Cimahi" : "Bandung",
    tanggalLahir: lahir,
    noTelp: `08${String(5_712_300_000 + n * 7_919_317).slice(0, 10)}`,
    awalBekerja: `${2016 + (n % 8)}-${dua(1 + (n % 12))}-01`,
    alamatKtp: alamat,
    kotaKtp: "Bandung",
    provinsiKtp: "Jawa Barat",
    alamatDomisili: alamat,
    kotaDomisili: "Bandung",
    provinsiDomisili: "Jawa Barat",
  };
}

export async function resign(boss: Actor, nokar: string, tglResign: string): Promise<void> {
  const { data } = await boss.do(karyawan.getUser, { cari: nokar });
  const row = data[0];
  if (!row) throw new Error(`Nobody has the number ${nokar}`);
  const { divisi, jabatan, atasan, role, ...dataDiri } = row;
  await boss.do(karyawan.updateUser, {
    ...dataDiri,
    idDivisi: divisi[0]?.idDivisi ?? null,
    idJabatan: jabatan[0]?.idJabatan ?? null,
    idAtasan: atasan[0]?.idUser ?? null,
    idRole: role[0]?.idRole ?? 0,
    resign: "Yes",
    tglResign,
  });
}
