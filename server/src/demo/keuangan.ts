import { kebutuhan } from "#contract/keuangan/kebutuhan.ts";
import { komponenLaba } from "#contract/keuangan/komponen-laba.ts";
import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import type { Actor } from "./actor.ts";
import { BIAYA, MODAL } from "./company.ts";
import { orLater, proof, rekeningOf, type Story } from "./story.ts";

type Needs = ReadonlyMap<string, number>;

/** The needs and profit components that the company keeps its books by. */
export async function siapkanKebutuhan({ people }: Story): Promise<Needs> {
  const needs = new Map<string, number>();
  const components = new Map<string, number>();
  for (const komponen of new Set(BIAYA.map((biaya) => biaya.komponen))) {
    const { data } = await people.boss.do(komponenLaba.addKomponenLaba, { namaKomponenLaba: komponen });
    components.set(komponen, data.idKomponenLaba);
  }
  for (const { kebutuhan: nama, komponen } of BIAYA) {
    const { data } = await people.boss.do(kebutuhan.addKebutuhan, { namaKebutuhan: nama });
    needs.set(nama, data.idKebutuhan);
    const idKomponenLaba = components.get(komponen) ?? 0;
    await people.boss.do(komponenLaba.assignKomponenLaba, { idKebutuhan: data.idKebutuhan, idKomponenLaba });
  }
  for (const nama of ["Modal", "Pindah Kas"]) {
    const { data } = await people.boss.do(kebutuhan.addKebutuhan, { namaKebutuhan: nama });
    needs.set(nama, data.idKebutuhan);
  }
  return needs;
}

type Permintaan = {
  kebutuhan: string;
  tipe: "masuk" | "keluar" | "pindah";
  asal?: string;
  tujuan?: string;
  nominal: number;
  deskripsi: string;
};

async function ajukan(story: Story, needs: Needs, who: Actor, request: Permintaan): Promise<string> {
  const { data } = await who.do(
    pengajuan.addPengajuan,
    {
      idKebutuhan: needs.get(request.kebutuhan) ?? 0,
      tipePengajuan: request.tipe,
      idRekeningAsal: request.asal ? rekeningOf(story, request.asal) : "-",
      idRekeningTujuan: request.tujuan ? rekeningOf(story, request.tujuan) : "-",
      nominalPengajuan: request.nominal,
      deskripsiPengajuan: request.deskripsi,
    },
    proof(story, "nota"),
  );
  return data.idPengajuan;
}

const setujui = (story: Story, who: Actor, idPengajuan: string) =>
  who.do(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Disetujui" }, proof(story, "transfer"));

export async function setorModal(story: Story, needs: Needs): Promise<void> {
  for (const { rekening, nominal } of MODAL) {
    const request = {
      kebutuhan: "Modal",
      tipe: "masuk" as const,
      tujuan: rekening,
      nominal,
      deskripsi: `Setoran modal ${rekening}`,
    };
    await setujui(story, story.people.boss, await ajukan(story, needs, story.people.direktur, request));
  }
}

/** What falls due on this day of the month, and the petty cash that has to be filled up. */
export async function bayarBulanan(story: Story, needs: Needs, dayOfMonth: number): Promise<void> {
  const { random, people } = story;
  for (const biaya of BIAYA.filter((one) => one.hari === dayOfMonth)) {
    const nominal = Math.round((biaya.nominal * (0.92 + random.next() * 0.16)) / 1000) * 1000;
    const asal = random.pick(["BCA RJP", "BRI RJP"] as const);
    const request = { kebutuhan: biaya.kebutuhan, tipe: "keluar" as const, asal, nominal, deskripsi: biaya.kebutuhan };
    await decide(story, await ajukan(story, needs, people.admin, request));
  }
  if (dayOfMonth === 12) {
    const request = {
      kebutuhan: "Pindah Kas",
      tipe: "pindah" as const,
      asal: "BCA RJP",
      tujuan: "Kas Kecil",
      nominal: 6_000_000,
      deskripsi: "Isi ulang kas kecil",
    };
    await decide(story, await ajukan(story, needs, people.admin, request));
  }
}

async function decide(story: Story, idPengajuan: string): Promise<void> {
  const { random, people, calendar } = story;
  const note = "Nominal belum sesuai nota, ajukan ulang";
  calendar.later(random.between(0, 2), () =>
    orLater(story, 3, async () => {
      if (random.chance(0.05))
        await people.keuangan.do(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan: "Ditolak", note });
      else await setujui(story, people.keuangan, idPengajuan);
    }),
  );
}

/** Refunds of cancelled orders wait for a person: someone looks at them every few days. */
export async function putuskanPengembalian(story: Story): Promise<void> {
  const rows = await story.services.sql<{ idPengajuan: string }[]>`
    select id_pengajuan from pengajuan where status_pengajuan = 'Menunggu' and otomatis order by urut limit 5`;
  for (const { idPengajuan } of rows) {
    await orLater(story, 4, async () => {
      await setujui(story, story.people.keuangan, idPengajuan);
    });
  }
}
