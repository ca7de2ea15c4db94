import type { EncodedImage } from "#server/platform/files/image.ts";
import type { Services } from "#server/platform/http/context.ts";
import { Refusal } from "#server/platform/http/refusal.ts";
import type { Actor } from "./actor.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";

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
};

export const rekeningOf = (story: Story, nama: string): number => {
  const id = story.rekening.get(nama);
  if (id === undefined) throw new Error(`No account ${nama}`);
  return id;
};

export const proof = (story: Story, kind: keyof Story["proofs"]) => ({
  dokumen: [story.random.pick(story.proofs[kind])],
});

/** Does it, and tries again some days later when the rules say no for now: no money yet, no stock yet. */
export async function orLater(story: Story, days: number, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    story.calendar.later(days, () => orLater(story, days, act));
  }
}
