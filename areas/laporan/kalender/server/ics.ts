import type { Tanggal } from "#kernel/types.ts";
import { jatuhTempo } from "#kernel/umur.ts";
import { type Acara, NAMA_ACARA } from "../contract.ts";

/** Lines of RFC 5545 are at most 75 octets long; what is longer goes on in the next one after a blank. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}

const text = (value: string): string => value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
const day = (value: string): string => value.replaceAll("-", "");

/** A calendar of whole days, as calendar programs read it. What is done is left out: nobody needs to be told of it. */
export function icsOf(nama: string, acara: readonly Acara[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const events = acara
    .filter(({ selesai }) => !selesai)
    .flatMap(({ jenis, id, kunci, tanggal, judul }) => [
      "BEGIN:VEVENT",
      `UID:${jenis}-${encodeURIComponent(`${id}-${kunci}`)}@kantor`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day(tanggal)}`,
      `DTEND;VALUE=DATE:${day(jatuhTempo(tanggal as Tanggal, 1))}`,
      `SUMMARY:${text(judul)}`,
      `CATEGORIES:${text(NAMA_ACARA[jenis])}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]);
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Kantor//Kalender//ID", `X-WR-CALNAME:${text(nama)}`];
  return [...head, ...events, "END:VCALENDAR", ""].map(fold).join("\r\n");
}
