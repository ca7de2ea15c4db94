import "./ui/page/mantineLogin.ts";
import "./theme/huruf.css";
import "./theme/besar.css";
import "./theme/jari.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod/mini";
import { Root } from "./shell/Root.tsx";

// Compiled schemas need eval, which the content security policy forbids.
config({ jitless: true });

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no element #root to render into");
createRoot(place).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
