import type { EncodedImage } from "#server/platform/files/image.ts";
import type { Services } from "#server/platform/http/context.ts";
import { Refusal } from "#server/platform/http/refusal.ts";
import type { Actor } from "./actor.ts";
import type { Calendar } from "./calendar.ts";
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

/** Everything a part of the story needs: who acts, when, and what chance decides. */
export type Story = {
  services: Services;
  calendar: Calendar;
  random: Random;
  people: People;
  proofs: Readonly<Record<"order" | "transfer" | "kirim" | "nota", readonly EncodedImage[]>>;
  rekening: ReadonlyMap<string, number>;
  /** The needs by their names. */
  kebutuhan: ReadonlyMap<string, number>;
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

/** A thread of the story with chances of its own: what happens beside it does not change them. */
export const thread = (story: Story): Story => ({
  ...story,
  random: seeded(Math.floor(story.random.next() * 4_294_967_296)),
});

/** Does it, and tries again some days later when the rules say no for now: no money yet, no stock any more. */
export async function orLater(story: Story, days: number, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    story.calendar.later(days, () => orLater(story, days, act));
  }
}
