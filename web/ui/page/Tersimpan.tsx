import { Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useReducer } from "react";
import { jakartaToday, waktu } from "#kernel/format.ts";
import { umur } from "./umur.ts";

const MINUTE_MS = 60_000;

/** How old the data on the screen is, where newer ones do not come. */
export function Tersimpan({ since }: { since: number | null }) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(again, MINUTE_MS);
    return () => clearInterval(timer);
  }, [since]);
  if (since === null) return null;
  return (
    <Text role="status" size="sm" c="dimmed" mb="sm" style={{ display: "flex", alignItems: "center", gap: 8 }}>
      <IconCloudOff size={18} stroke={1.6} aria-hidden style={{ flex: "none" }} />
      <span>
        Data tersimpan dari {saat(since)} ({umur(Date.now() - since)}), menunggu jaringan
      </span>
    </Text>
  );
}

/** "14.05", of another day "21-11-2026 14.05". */
function saat(moment: number): string {
  const date = new Date(moment);
  const [day = "", time = ""] = waktu(date).split(" ");
  const clock = time.slice(0, 5).replace(":", ".");
  return jakartaToday(date) === jakartaToday(new Date()) ? clock : `${day} ${clock}`;
}
