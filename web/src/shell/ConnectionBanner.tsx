import { Button } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { retryNow } from "../api/connection.ts";
import { useLiveState } from "../api/live.ts";
import classes from "./shell.module.css";

/** Shorter interruptions show no banner. */
const BLIP_MS = 800;

export function ConnectionBanner() {
  const gone = useLiveState() === "offline";
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(gone), gone ? BLIP_MS : 0);
    return () => clearTimeout(timer);
  }, [gone]);

  return (
    <div role="status" aria-live="polite">
      {shown && (
        <div className={classes.banner}>
          <IconCloudOff size={20} stroke={1.6} aria-hidden style={{ flex: "none" }} />
          <span>Periksa koneksi internet anda! Isian anda tetap ada di layar.</span>
          <Button size="xs" variant="white" color="dark" style={{ flex: "none" }} onClick={retryNow}>
            Coba lagi
          </Button>
        </div>
      )}
    </div>
  );
}
