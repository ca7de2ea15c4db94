import { expect, test } from "vitest";
import { pretendServer, Refused } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { session } from "../../session/contract.ts";
import { SesiSaya } from "./SesiSaya.tsx";

test("all sessions can be ended though none of them can be read", async () => {
  const server = pretendServer();
  server.answers(session.getSesi, () => {
    throw new Refused(403, "Sesi tidak dapat dibaca");
  });
  server.answers(session.akhiriSemuaSesi, {});
  const screen = await onStage(() => <SesiSaya />);
  const ok = screen.getByRole("button", { name: "Ok", exact: true });
  await ok.click();
  await expect.element(screen.getByRole("button", { name: "Coba lagi" })).toBeVisible();
  await screen.getByRole("button", { name: "Akhiri semua" }).click();
  await ok.click();
  await expect.poll(() => server.asked(session.akhiriSemuaSesi)).toHaveLength(1);
});
