import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Sentence } from "./Sentence.tsx";

test("however narrow its place is, a sentence breaks between words, and not within an amount or a day", async () => {
  const kata = "Rugi Rp 1.250.000, dari -Rp 40 pada 25-11-2026.";
  const { getByText, container } = await render(
    <p style={{ width: 40 }}>
      <Sentence>{kata}</Sentence>
    </p>,
  );
  await expect.element(getByText(kata)).toBeVisible();
  const utuh = [...container.querySelectorAll("span")];
  expect(utuh.map((satu) => satu.textContent)).toEqual(["Rp 1.250.000", "-Rp 40", "25-11-2026"]);
  expect(utuh.map((satu) => satu.getClientRects().length)).toEqual([1, 1, 1]);
});
