import { inOrder } from "#kernel/record.ts";
import { alamatDomisili, alamatKtp, diri, mulaiKerja } from "../isiKaryawan.ts";

/** The fields of an employee in the order of form and detail. */
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
/** In the same order as {@link KTP}, from which the form can copy them. */
export const DOMISILI = inOrder(alamatDomisili)(
  "alamatDomisili",
  "rtDomisili",
  "rwDomisili",
  "kelurahanDomisili",
  "kecamatanDomisili",
  "kotaDomisili",
  "provinsiDomisili",
);
