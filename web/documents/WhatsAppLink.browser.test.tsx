import { expect, test } from "vitest";
import { onStage } from "../testing/stage.tsx";
import { WhatsAppLink } from "./WhatsAppLink.tsx";

test("a number without WhatsApp says so to whoever presses its button, and to who is read to", async () => {
  const alasan = "Nomor telepon kosong tidak dapat dihubungi lewat WhatsApp";
  const screen = await onStage(() => <WhatsAppLink telepon="" teks="Halo" />);
  const button = screen.getByRole("button", { name: "WhatsApp" });
  await expect.element(button).toHaveAccessibleDescription(alasan);
  await button.click({ force: true });
  await expect.element(screen.getByText(alasan)).toBeVisible();
});
