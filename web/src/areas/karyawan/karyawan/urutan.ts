import { alamatDomisili, alamatKtp, diri, mulaiKerja } from "#contract/karyawan/isiKaryawan.ts";
import { inOrder } from "#contract/kernel/record.ts";

/** The fields of an employee in the order in which form and detail show them. */
export const DIRI = inOrder(diri)(
  "noKaryawan",
  "namaLengkap",
  "namaPanggilan",
  "nik",
  "email",
  "noTelp",
  "tempatLahir",
  "tanggalLahir",
);
export const KERJA = inOrder(mulaiKerja)("awalBekerja");
export const KTP = inOrder(alamatKtp)(
  "alamatKtp",
  "rtKtp",
  "rwKtp",
  "kelurahanKtp",
  "kecamatanKtp",
  "kotaKtp",
  "provinsiKtp",
);
/** Part by part as {@link KTP}, from which it may be copied. */
export const DOMISILI = inOrder(alamatDomisili)(
  "alamatDomisili",
  "rtDomisili",
  "rwDomisili",
  "kelurahanDomisili",
  "kecamatanDomisili",
  "kotaDomisili",
  "provinsiDomisili",
);
