import type { TarifPpn } from "#kernel/pajak.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { DaftarKode } from "../../kode/kode.ts";
import { cleanTeks } from "../../server/xml.ts";
import type { ElemenFaktur } from "../elemen.ts";

/** The tables, the rate and the limit of the day: so many faktur Coretax takes in one file. */
export type AturanFaktur = { today: Tanggal; kode: DaftarKode; tarif: TarifPpn; maxFaktur: number };

/** An element with its sentence, of a faktur or of one of its lines. */
export type Keluhan = readonly [elemen: ElemenFaktur, kalimat: string];

/** What somebody typed, or that he typed nothing. */
export const said = (nilai: string): string => (cleanTeks(nilai) === "" ? "kosong" : `"${cleanTeks(nilai)}"`);
