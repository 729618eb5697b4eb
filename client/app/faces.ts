/** Colours and fonts of all games: the lobby shows them side by side, and a table must not wait for its own. */
import.meta.glob('../boards/*/face/face.css', { eager: true })
