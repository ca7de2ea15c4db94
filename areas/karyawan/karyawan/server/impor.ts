import { type Pengimpor, refuseChanged, refusingUsed } from "#company/impor.ts";
import { firstPasswords } from "#platform/http/sessions/password.ts";
import { COLUMNS } from "./imporKolom.ts";
import { insertImporKaryawan } from "./importExcelKaryawan.ts";

export const imporKaryawan: Pengimpor = {
  columns: COLUMNS,
  words: {
    noKaryawan:
      "NIP | ID Karyawan | Nomor Karyawan | Kode Karyawan | No. Induk | Nomor Induk | NIK Karyawan | " +
      "Employee ID | Employee Number | Employee No | Badge ID | Barcode | Employee | Kode",
    namaLengkap: "Nama Karyawan | Nama | Employee Name | Full Name | Name | Nama Pegawai",
    namaPanggilan: "Panggilan | Nickname | First Name",
    email: "Email Kantor | Work Email | Company Email | Personal Email | E-mail | Email Address",
    noTelp: "No HP | No Telepon | Telepon | Handphone | Work Mobile | Mobile | Phone | Cell Number | Work Phone",
    nik: "No KTP | Nomor KTP | NIK KTP | KTP | Identification No | ID Number",
    tempatLahir: "Place of Birth | Kota Lahir",
    tanggalLahir: "Tgl Lahir | Date of Birth | Birthday | Birth Date",
    awalBekerja:
      "Tanggal Masuk | Tgl Masuk | Mulai Bekerja | Tanggal Bergabung | Date of Joining | Join Date | Hire Date",
    role: "Hak Akses | Peran",
    divisi: "Departemen | Department | Bagian | Unit",
    jabatan: "Posisi | Position | Job Position | Designation | Job Title",
    alamatKtp: "Alamat | Alamat KTP | Permanent Address | Private Street | Home Address | Address",
    alamatDomisili: "Alamat Domisili | Alamat Tinggal | Current Address",
  },
  async add(deed, { rows, problems }) {
    // A file with errors is refused anyway, so it needs no passwords before it was judged.
    const passwords = await firstPasswords(rows.length);
    const { ids, sandi } = await insertImporKaryawan(deed, { rows, problems, passwords });
    return { ids, sandi };
  },
  async remove({ tx }, ids) {
    await refuseChanged(tx, { table: "karyawan", id: "idUser", nama: "namaLengkap" }, ids);
    await refusingUsed(() => tx`delete from karyawan where id_user = any(${[...ids]}::int[])`);
  },
};
