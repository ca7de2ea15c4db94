import type { Person } from "#test/support/office.ts";
import { kunjungan, type PartIsian } from "../../kunjungan/contract.ts";

const KERJA = { pekerjaan: "Dirawat", jam: null, beres: true, penerima: "", dokumen: [], tandaTangan: [] };

/** Notes the work of a visit; `part` what it took. */
export const kerjakan = (person: Person, idKunjungan: string, isi: object = {}, part: readonly PartIsian[] = []) =>
  person.call(kunjungan.kerjakanKunjungan, { ...KERJA, tglKerja: "", idKunjungan, part, ...isi });
