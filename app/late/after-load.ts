/** Fetched when the page is loaded and idle (early-loader.ts). Imports modules that make a served page faster, before or beside React. */
import "./skip-behind-dialogs.ts";
