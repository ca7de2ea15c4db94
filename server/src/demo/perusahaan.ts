import { divisi } from "#contract/karyawan/divisi.ts";
import { jabatan } from "#contract/karyawan/jabatan.ts";
import { karyawan } from "#contract/karyawan/karyawan.ts";
import { role } from "#contract/karyawan/role.ts";
import { produk } from "#contract/produk/produk.ts";
import { perusahaan } from "#contract/sistem/perusahaan.ts";
import type { Services } from "#server/platform/http/context.ts";
import { hashPassword } from "#server/platform/sessions/password.ts";
import type { Actor } from "./actor.ts";
import { DIVISI, JABATAN, MESIN, PEGAWAI } from "./company.ts";
import { machinePicture } from "./pictures.ts";

export const PASSWORD_DEMO = "kantor-demo";

/** Letterhead, staff and machines of the company. */
export async function dirikan(services: Services, boss: Actor): Promise<void> {
  await boss.do(perusahaan.updatePerusahaan, {
    nama: "PT Rejeki Jaya Pengering",
    alamat: "Jl. Raya Industri No. 88, Bandung 40553",
    noTelp: "022 601 2345",
    email: "halo@rejekijaya.contoh.id",
    barisBank: "BCA 283 001 7788 a.n. PT Rejeki Jaya Pengering\nBRI 0331 01 000455 30 8 a.n. PT Rejeki Jaya Pengering",
    hariProduksiPl: 30,
    hariProduksiPo: 30,
    pengajuanSendiriOlehOrangLain: true,
    hariBackup: 7,
  });
  await pekerjakan(services, boss);
  for (const [n, mesin] of MESIN.entries()) {
    await boss.do(
      produk.addProduk,
      {
        kodeProduk: mesin.kode,
        namaProduk: mesin.nama,
        kapasitas: mesin.kapasitas,
        tipe: mesin.tipe,
        kategoriProduk: mesin.kategori,
        hargaProduk: mesin.harga,
        hargaBeli: mesin.beli,
        minimalStock: mesin.minimal,
        jumlahStock: mesin.stock,
      },
      { fotoProduk: [await machinePicture(mesin.gambar, n)] },
    );
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
  for (const pegawai of PEGAWAI) {
    const idRole = roles.find((one) => one.namaRole === pegawai.role)?.idRole ?? 0;
    await boss.do(karyawan.addUser, {
      noKaryawan: pegawai.nokar,
      namaLengkap: pegawai.nama,
      namaPanggilan: pegawai.nama.split(" ")[0] ?? "",
      idRole,
      idDivisi: idDivisi.get(pegawai.divisi) ?? null,
      idJabatan: idJabatan.get(pegawai.jabatan) ?? null,
      menu: pegawai.menu ?? null,
    });
  }
  // The demo's passwords are printed, so nobody has to change them first.
  await services.sql`
    update karyawan set password = ${await hashPassword(PASSWORD_DEMO)}, wajib_ganti_password = false
    where no_karyawan = any(${PEGAWAI.map((pegawai) => pegawai.nokar)})`;
}
