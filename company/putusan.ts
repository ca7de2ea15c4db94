import type { StatusPengajuan } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { JENIS_KOMENTAR, type JenisKomentar } from "#areas/sistem/komentar/jenisKomentar.ts";
import type { JenisPutusan } from "#areas/sistem/persetujuan/contract.ts";
import { HANYA_PRIVILEGED, isPrivileged } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Deed, User } from "#platform/http/context.ts";
import { must } from "#platform/http/refusal.ts";
import { type Batas, kurangPersetujuan, melengkapi, menurutBatas, type Penyetuju, type Perkara } from "./batas.ts";
import { type KabarBaru, notify } from "./kabar.ts";
import { setelan } from "./perusahaan.ts";

/** The parts of a document that waits for a decision that the rules need. */
export type Sasaran = Perkara & {
  statusPengajuan: StatusPengajuan;
  idUser: number;
  /** Made by the program for a document, so it is nobody's own request. */
  otomatis: boolean;
  /** Whoever asked took it back; it is Ditolak, by its author. */
  ditarik: boolean;
  namaPemutus: string | null;
  /** Who approved its present version, where two must. */
  penyetuju: readonly Penyetuju[];
};

export type Aturan = { pengajuanSendiriOlehOrangLain: boolean; batas: readonly Batas[] };

/** Whether somebody else must decide this person's own requests. */
export const harusOrangLain = (
  user: User,
  { pengajuanSendiriOlehOrangLain }: Pick<Aturan, "pengajuanSendiriOlehOrangLain">,
): boolean => pengajuanSendiriOlehOrangLain && user.role !== "Super Admin";

/** Whether this person may decide the request now. */
export function mayDecide(user: User, sasaran: Sasaran, aturan: Aturan, sebutan = "Pengajuan"): Boleh {
  if (!isPrivileged(user)) return tidak(HANYA_PRIVILEGED);
  if (sasaran.statusPengajuan === "Revisi") return tidak(`${sebutan} sedang direvisi oleh yang mengajukan`);
  if (sasaran.statusPengajuan !== "Menunggu") return sudahSelesai(sasaran, sebutan);
  if (milikSendiri(user, sasaran) && harusOrangLain(user, aturan)) {
    return tidak(`${sebutan} sendiri harus disetujui orang lain`);
  }
  return menurutBatas(user, sasaran, aturan.batas);
}

/** Whether whoever asked may take the request back: nobody has decided it. */
export function mayWithdraw(user: User, sasaran: Sasaran, sebutan = "Pengajuan"): Boleh {
  if (sasaran.otomatis) return tidak("Dibuat oleh program, tidak dapat ditarik");
  if (sasaran.idUser !== user.idUser) return tidak("Hanya yang mengajukan yang dapat menariknya");
  const { statusPengajuan } = sasaran;
  return statusPengajuan === "Menunggu" || statusPengajuan === "Revisi" ? boleh : sudahSelesai(sasaran, sebutan);
}

function sudahSelesai({ statusPengajuan, namaPemutus, ditarik }: Sasaran, sebutan: string): Boleh {
  if (namaPemutus === null) return tidak(`${sebutan} berstatus ${statusPengajuan}`);
  return tidak(`${sebutan} sudah ${ditarik ? "ditarik" : "diproses"} oleh ${namaPemutus}`);
}

const milikSendiri = (user: User, { idUser, otomatis }: Sasaran): boolean => idUser === user.idUser && !otomatis;

/** What the history of a document says of the decision besides its status. */
export type CatatanPutusan = { persetujuan?: string; putusanSendiri?: string };
type Ketentuan = { selesai: boolean; catatan: CatatanPutusan };
type Diputuskan = {
  jenis: JenisPutusan;
  id: string;
  versi: number;
  status: "Disetujui" | "Ditolak" | "Revisi";
  note: string;
  sebutan?: string;
  /** What the news of it leads to, where it is not the document itself. */
  dokumen?: KabarBaru["dokumen"];
};

/**
 * The decision of this person about a locked document: refused, noted as the first of two approvals (`selesai` false),
 * or final. Every decision of the company goes through here. `diketahui`: the company's rules, where the caller has just
 * read them.
 */
export async function decideRequest(
  deed: Deed,
  sasaran: Sasaran,
  putusan: Diputuskan,
  diketahui?: Aturan,
): Promise<Ketentuan> {
  const { tx, user, now } = deed;
  const { jenis, id, versi, status, note, sebutan } = putusan;
  const aturan = diketahui ?? (await setelan(tx));
  must(mayDecide(user, sasaran, aturan, sebutan));
  const catatan: CatatanPutusan = milikSendiri(user, sasaran) ? { putusanSendiri: sebabSendiri(aturan) } : {};
  const lain = sasaran.penyetuju.filter(({ idUser }) => idUser !== user.idUser).map(({ nama }) => nama);
  if (status !== "Disetujui" || melengkapi(user, sasaran, aturan.batas)) {
    await tellPerson(deed, sasaran, putusan);
    if (status !== "Disetujui") return { selesai: true, catatan };
    const bersama = lain.length > 0 ? { persetujuan: `Bersama ${lain.join(" dan ")}` } : {};
    return { selesai: true, catatan: { ...catatan, ...bersama } };
  }
  await tx`insert into persetujuan ${tx({ jenis, idDokumen: id, versi, idUser: user.idUser, waktu: now, note })}`;
  return { selesai: false, catatan: { ...catatan, persetujuan: `Disetujui ${user.nama}, menunggu satu orang lagi` } };
}

type Ditarik = Omit<Diputuskan, "status">;

/** Whoever asked takes a locked request back: refused, or told to those who had something to do with it. */
export async function withdraw(deed: Deed, sasaran: Sasaran, { sebutan, ...ditarik }: Ditarik): Promise<void> {
  must(mayWithdraw(deed.user, sasaran, sebutan));
  await tellPerson(deed, sasaran, { ...ditarik, status: "Ditarik" });
}

const KATA = {
  Disetujui: "disetujui",
  Ditolak: "ditolak",
  Revisi: "dikembalikan untuk direvisi",
  Ditarik: "ditarik",
  Dihapus: "dihapus",
} as const;
type Terjadi = Omit<Diputuskan, "status"> & { status: keyof typeof KATA };
type Terlibat = Pick<Sasaran, "idUser" | "penyetuju">;

/** Tells whoever asked, and whoever approved or sent back before, what became of a document; not who did it. */
export async function tellPerson(deed: Deed, { idUser, penyetuju }: Terlibat, terjadi: Terjadi): Promise<void> {
  const { tx, user } = deed;
  const { jenis, id, versi, status, note } = terjadi;
  const dokumen = terjadi.dokumen ?? (isSpokenOf(jenis) ? { jenis, kunci: id } : null);
  if (dokumen === null) throw new Error(`News of ${jenis} lead nowhere`);
  const pengembali =
    jenis === "pengajuan" || jenis === "pengajuanAsset"
      ? await tx<{ idUser: number }[]>`select id_user from revisi where jenis = ${jenis} and id_dokumen = ${id}`
      : [];
  const terlibat = [idUser, ...[...penyetuju, ...pengembali].map((orang) => orang.idUser)];
  const pesan = `${id} ${KATA[status]} oleh ${user.nama}${note === "" ? "" : `: ${note}`}`;
  const kabar = { jenis: "putusan", kunci: `putusan ${jenis} ${id} ${versi}`, pesan } as const;
  const untuk = [...new Set(terlibat)].filter((orang) => orang !== user.idUser);
  await notify(deed, { ...kabar, untuk, dokumen });
}

const isSpokenOf = (jenis: JenisPutusan): jenis is JenisPutusan & JenisKomentar =>
  JENIS_KOMENTAR.some((satu) => satu === jenis);

/** Who approved a waiting document and who is missing, where two must; null if nobody has yet. */
export const persetujuanOf = (sasaran: Sasaran, { batas }: Aturan): string | null =>
  sasaran.statusPengajuan === "Menunggu" ? kurangPersetujuan(sasaran, batas) : null;

const sebabSendiri = ({ pengajuanSendiriOlehOrangLain }: Aturan): string =>
  pengajuanSendiriOlehOrangLain ? "Ya, sebagai Super Admin" : "Ya, aturan orang lain dimatikan";

export const DICATAT = "Persetujuan dicatat, menunggu satu orang lagi";
