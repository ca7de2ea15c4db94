import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { Tabs } from "./Tabs.tsx";

function Contoh() {
  const [value, choose] = useState("a");
  const tabs = ["a", "b", "c"].map((one) => ({ value: one, label: `Tab ${one}` }));
  return (
    <main>
      <Tabs label="Contoh" tabs={tabs} value={value} onChange={choose}>
        Isi {value}
      </Tabs>
    </main>
  );
}

test("tabs are chosen by a press, and by the arrow keys round and round; only the chosen one is in the order of Tab", async () => {
  const screen = await onStage(Contoh);
  const tab = (name: string) => screen.getByRole("tab", { name: `Tab ${name}` });
  await tab("b").click();
  await expect.element(screen.getByRole("tabpanel", { name: "Tab b" })).toHaveTextContent("Isi b");
  for (const [key, name] of [
    ["{ArrowRight}", "c"],
    ["{ArrowRight}", "a"],
    ["{ArrowLeft}", "c"],
    ["{Home}", "a"],
    ["{End}", "c"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect.element(screen.getByRole("tabpanel", { name: `Tab ${name}` })).toHaveTextContent(`Isi ${name}`);
  }
  await expect.element(tab("a")).toHaveAttribute("tabindex", "-1");
});
