import type { DampakRekening } from "#areas/keuangan/rekening/dampakRekening.ts";
import { problemOfShift, type Rekening } from "./kas.ts";

/** What a movement would do to an account. A positive `nominal` comes in, a negative one goes out. */
export const dampakPada = (rekening: Rekening, nominal: number): DampakRekening => ({
  idRekening: rekening.idRekening,
  namaRekening: rekening.namaRekening,
  saldoSebelum: rekening.saldo,
  nominal: nominal as DampakRekening["nominal"],
  saldoSesudah: (rekening.saldo + nominal) as DampakRekening["saldoSesudah"],
  alasan: problemOfShift(rekening, nominal),
});
