import { expect, test } from "vitest";
import { deviceName } from "./device.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

test("a device is called what its owner calls it", () => {
  const names = [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/131.0.0.0`,
    "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
    "Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  ].map(deviceName);
  expect(names).toEqual([
    "Chrome di Windows",
    "Edge di Windows",
    "Firefox di Linux",
    "Samsung Internet di Android",
    "Safari di iPhone",
    "Safari di Mac",
  ]);
});

test("what is no browser is not known, whatever it says of itself", () => {
  expect(deviceName("")).toBe("Perangkat tidak dikenal");
  expect(deviceName("<script>alert(1)</script>")).toBe("Perangkat tidak dikenal");
});
