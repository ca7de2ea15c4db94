import { akun } from "#areas/buku-besar/akun/contract.ts";
import { pembebanan } from "#areas/buku-besar/pembebanan/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import type { Actor } from "./actor.ts";
import { BAHAN_BAKU, BIAYA, DIHITUNG_SEBAGAI, TANPA_KOMPONEN } from "./biaya.ts";
import { kebutuhanOf, orLater, proof, rekeningOf, type Story } from "./story.ts";

/** Adds the needs and profit components of the demo company. */
export async function prepareKebutuhan(boss: Actor): Promise<ReadonlyMap<string, number>> {
  const needs = new Map<string, number>();
  const components = new Map<string, number>();
  for (const namaKomponenLaba of new Set(BIAYA.map((biaya) => biaya.komponen))) {
    const { data } = await boss.do(komponenLaba.addKomponenLaba, { namaKomponenLaba });
    components.set(namaKomponenLaba, data.idKomponenLaba);
  }
  for (const namaKebutuhan of [...BIAYA.map((biaya) => biaya.kebutuhan), ...TANPA_KOMPONEN]) {
    const { data } = await boss.do(kebutuhan.addKebutuhan, { namaKebutuhan });
    needs.set(namaKebutuhan, data.idKebutuhan);
  }
  for (const { kebutuhan: nama, komponen } of BIAYA) {
    const idKebutuhan = needs.get(nama) ?? 0;
    const idKomponenLaba = components.get(komponen) ?? 0;
    await boss.do(komponenLaba.assignKomponenLaba, { idKebutuhan, idKomponenLaba });
  }
  await petakanKebutuhan(boss);
  await boss.do(pembebanan.setKebutuhanProduksi, { idKebutuhan: needs.get(BAHAN_BAKU) ?? 0, dipilih: true });
  return needs;
}

/** Tells Buku Besar what the needs without a component are. */
async function petakanKebutuhan(boss: Actor): Promise<void> {
  const { data } = await boss.do(akun.getBaganAkun, {});
  const bernama = (nama: string) => data.find((row) => row.nama === nama);
  for (const [kebutuhan, tujuan] of Object.entries(DIHITUNG_SEBAGAI)) {
    const [dari, ke] = [bernama(kebutuhan), bernama(tujuan)];
    if (!dari || !ke) throw new Error(`No account ${dari ? tujuan : kebutuhan}`);
    await boss.do(akun.assignAkun, { idAkun: dari.idAkun, induk: ke.idAkun });
  }
}

export type Permintaan = {
  kebutuhan: string;
  tipe: "masuk" | "keluar" | "pindah";
  asal?: string;
  tujuan?: string;
  nominal: number;
  deskripsi: string;
  /** The visit of service that it pays. */
  idKunjungan?: string;
};

export async function submitPengajuan(story: Story, who: Actor, request: Permintaan): Promise<string> {
  const { data } = await who.do(
    pengajuan.addPengajuan,
    {
      idKebutuhan: kebutuhanOf(story, request.kebutuhan),
      tipePengajuan: request.tipe,
      idRekeningAsal: request.asal ? rekeningOf(story, request.asal) : "-",
      idRekeningTujuan: request.tujuan ? rekeningOf(story, request.tujuan) : "-",
      nominalPengajuan: request.nominal,
      deskripsiPengajuan: request.deskripsi,
      ...(request.idKunjungan && { idKunjungan: request.idKunjungan }),
    },
    proof(story, "nota"),
  );
  return data.idPengajuan;
}

export async function setujui(story: Story, who: Actor, idPengajuan: string): Promise<void> {
  await who.do(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui" }, proof(story, "transfer"));
}

export async function tolak(who: Actor, idPengajuan: string, note: string): Promise<void> {
  await who.do(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Ditolak", note });
}

/** A request that the head of finance decides a day or two later; some are rejected and made again. */
export async function requestAndDecide(story: Story, request: Permintaan): Promise<void> {
  const { random, people, calendar } = story;
  const idPengajuan = await submitPengajuan(story, people.admin, request);
  const ditolak = random.chance(0.05);
  calendar.later(random.between(0, 2), () =>
    orLater(story, 3, async () => {
      if (!ditolak) return setujui(story, people.keuangan, idPengajuan);
      await tolak(people.keuangan, idPengajuan, "Nominal belum sesuai nota, ajukan ulang");
      calendar.later(1, () => requestAndDecide(story, request));
    }),
  );
}

/** A request that is approved the same day, or when there is enough money. */
export async function langsungDibayar(story: Story, request: Permintaan): Promise<void> {
  const idPengajuan = await submitPengajuan(story, story.people.admin, request);
  await orLater(story, 2, () => setujui(story, story.people.keuangan, idPengajuan));
}
