import { tanggal } from "#kernel/format.ts";
import type { MutasiBank } from "../isiKoran.ts";
import { uangSen } from "./uangSen.ts";

const LEBAR = 900;
const TINGGI = 300;
const BARIS = 34;

/** A picture of what the bank said, which proves a request or an approval that is made from a line. */
export async function buktiBaris(row: MutasiBank, namaRekening: string): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [LEBAR, TINGGI];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, LEBAR, TINGGI);
  pen.fillStyle = "#111";
  const saldo = row.saldo === null ? "" : `Saldo ${uangSen(row.saldo)}`;
  const lines = [
    `Rekening koran ${namaRekening}`,
    tanggal(row.tanggal),
    ...potong(row.keterangan, 60).slice(0, 3),
    uangSen(row.sen),
    saldo,
  ];
  lines.forEach((line, at) => {
    pen.font = `${at === 0 ? "bold " : ""}22px sans-serif`;
    pen.fillText(line, 30, 50 + at * BARIS, LEBAR - 60);
  });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The picture was not made");
  return new File([blob], `mutasi-${row.idKoran}.png`, { type: "image/png" });
}

/** A text in pieces of at most so many letters. */
const potong = (text: string, panjang: number): string[] =>
  Array.from({ length: Math.ceil(text.length / panjang) }, (_, at) => text.slice(at * panjang, (at + 1) * panjang));
