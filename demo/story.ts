import type { EncodedImage } from "#platform/files/image.ts";
import type { Services } from "#platform/http/context.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Actor } from "./actor.ts";
import type { Calendar } from "./calendar.ts";
import type { Terdaftar } from "./pemasok.ts";
import { type Random, seeded } from "./random.ts";

export type People = {
  boss: Actor;
  direktur: Actor;
  keuangan: Actor;
  admin: Actor;
  gudang: Actor;
  teknisi: Actor;
  sales: readonly Actor[];
};

/** What every part of the story needs: people, calendar, random numbers, ids by name. */
export type Story = {
  services: Services;
  calendar: Calendar;
  random: Random;
  people: People;
  proofs: Readonly<Record<"order" | "transfer" | "kirim" | "nota", readonly EncodedImage[]>>;
  rekening: ReadonlyMap<string, number>;
  /** Ids of needs by name. */
  kebutuhan: ReadonlyMap<string, number>;
  pemasok: readonly Terdaftar[];
};

const idOf = (ids: ReadonlyMap<string, number>, nama: string): number => {
  const id = ids.get(nama);
  if (id === undefined) throw new Error(`Nothing is named ${nama}`);
  return id;
};
export const rekeningOf = ({ rekening }: Story, nama: string): number => idOf(rekening, nama);
export const kebutuhanOf = ({ kebutuhan }: Story, nama: string): number => idOf(kebutuhan, nama);

export const proof = (story: Story, kind: keyof Story["proofs"]) => ({
  dokumen: [story.random.pick(story.proofs[kind])],
});

/** A copy of the story with random numbers of its own, so that parallel parts do not influence each other. */
export const thread = (story: Story): Story => ({
  ...story,
  random: seeded(Math.floor(story.random.next() * 4_294_967_296)),
});

/** Runs an action; while the rules refuse it (no money, no stock), tries again `days` later. */
export async function orLater(story: Story, days: number, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    story.calendar.later(days, () => orLater(story, days, act));
  }
}
