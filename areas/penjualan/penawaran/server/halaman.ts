import { rupiah, tanggal } from "#kernel/format.ts";
import { hargaBersih } from "../../order/diskon.ts";
import { escaped, type Perusahaan, pengirim, publicPage } from "../../tautan/server/penjelasan.ts";
import type { BarisPenawaran } from "../contract.ts";
import { kodeRevisi } from "../label.ts";
import type { Dilihat } from "./setuju.ts";

type Halaman = Dilihat & {
  perusahaan: Perusahaan;
  /** Where the PDF is, and where the agreement goes. */
  alamat: { pdf: string; setuju: string };
  /** Why what was pressed was not taken, and the name that was typed. */
  masalah?: string | null;
  nama?: string;
};

/** The page of an offer for whoever holds its link: what its paper says, and a name with *Setuju*. It needs no script. */
export function penawaranPage({ row, isi, sidik, tertutup, perusahaan, alamat, masalah, nama }: Halaman): string {
  const kode = kodeRevisi(row.idPenawaran, isi.revisi);
  const halaman = `<main class="penawaran">
<h1>Penawaran ${escaped(kode)}</h1>
<p>Untuk ${escaped(isi.customerInstansi)}, ${escaped(isi.namaCustomer)}<br>${escaped(isi.alamatCustomer)}<br>
${escaped([isi.noTelp, isi.email].filter(Boolean).join(" · "))}</p>
<dl>
${fakta("Tanggal", tanggal(row.tglPenawaran))}
${fakta("Berlaku sampai", tanggal(isi.berlakuSampai))}
${fakta("Sales", row.sales.namaLengkap)}
</dl>
<ul>
${isi.baris.map(barang).join("\n")}
</ul>
<dl>
${isi.ppnDiAtas > 0 ? fakta("Jumlah", rupiah(isi.total - isi.ppnDiAtas)) + fakta("PPN", rupiah(isi.ppnDiAtas)) : ""}
${fakta("Total", rupiah(isi.total))}
</dl>
${isi.catatan === "" ? "" : `<p>${escaped(isi.catatan).replaceAll("\n", "<br>")}</p>`}
<p><a href="${escaped(alamat.pdf)}">Buka PDF</a></p>
${masalah ? `<p role="alert" class="masalah">${escaped(masalah)}</p>` : ""}
${tertutup === null ? formulir(alamat.setuju, sidik, nama ?? "") : keadaan(tertutup, masalah)}
<p class="sidik">Sidik SHA-256 isi penawaran ini:<br>${sidik}</p>
${pengirim(perusahaan)}</main>`;
  return publicPage(`Penawaran ${kode}`, halaman, GAYA);
}

const fakta = (label: string, nilai: string): string => `<div><dt>${label}</dt><dd>${escaped(nilai)}</dd></div>`;

const barang = (line: BarisPenawaran): string => `<li><strong>${escaped(line.namaProduk)}</strong>
<small>${escaped([line.kodeProduk, line.tipe, line.kapasitas].filter(Boolean).join(" · "))}</small>
<div><span>${line.qty} x ${rupiah(line.harga)}${line.diskon > 0 ? `, diskon ${rupiah(line.diskon)} per unit` : ""}</span>
<b>${rupiah(line.qty * hargaBersih(line))}</b></div></li>`;

const formulir = (
  alamat: string,
  sidik: string,
  nama: string,
): string => `<form method="post" action="${escaped(alamat)}">
<input type="hidden" name="sidik" value="${sidik}">
<label for="nama">Nama Anda</label>
<input id="nama" name="nama" required maxlength="100" autocomplete="name" value="${escaped(nama)}">
<button type="submit">Setuju</button>
<p class="sidik">Dengan menekan Setuju, nama Anda, waktunya dan sidik isi penawaran ini disimpan.</p>
</form>`;

/** Said once, also where it is why the press was not taken. */
const keadaan = (tertutup: string, masalah: string | null | undefined): string =>
  tertutup === masalah ? "" : `<p role="status" class="keadaan">${escaped(tertutup)}</p>`;

const GAYA = `
.penawaran{width:100%;max-width:34rem}
dl,ul{margin:0 0 1rem;padding:0;list-style:none}
dl div,li div{display:flex;justify-content:space-between;gap:1rem}
dt{color:light-dark(#55606a,#aab4bc)}
dd{margin:0;text-align:right}
dl:last-of-type div:last-child{font-weight:700}
li{border-top:1px solid #8886;padding:.625rem 0}
li small{display:block;font-size:.875rem;color:light-dark(#55606a,#aab4bc)}
li b{white-space:nowrap}
form{border-top:1px solid #8886;padding-top:1rem;display:grid;gap:.5rem}
input{font:inherit;min-height:44px;padding:0 .75rem;border:1px solid #888;border-radius:6px;background:transparent;color:inherit}
button{font:inherit;font-weight:600;min-height:48px;border:0;border-radius:6px;background:#0b6e66;color:#fff}
.keadaan,.masalah{border-left:4px solid #0b6e66;padding-left:.75rem;font-weight:600}
.masalah{border-color:#c92a2a}
.sidik{font-size:.875rem;overflow-wrap:anywhere;color:light-dark(#55606a,#aab4bc);margin:0 0 1rem}
`;
